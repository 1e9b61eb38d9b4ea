import { Migration } from '@mikro-orm/migrations'

export class Migration20261128140446_payment_hints extends Migration {
  override name = 'Migration20261128140446_payment_hints'

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment" add "hinted_at" timestamptz null, add "asking_until" timestamptz null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payment" drop column "hinted_at", drop column "asking_until";`)
  }
}
