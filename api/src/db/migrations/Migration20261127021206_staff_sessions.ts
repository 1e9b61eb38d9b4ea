import { Migration } from '@mikro-orm/migrations'

export class Migration20261127021206_staff_sessions extends Migration {
  override name = 'Migration20261127021206_staff_sessions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "address_area" text null, add "last_seen_at" timestamptz null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "address_area", drop column "last_seen_at";`)
  }
}
