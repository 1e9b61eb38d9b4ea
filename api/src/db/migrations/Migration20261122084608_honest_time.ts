import { Migration } from '@mikro-orm/migrations'

export class Migration20261122084608_honest_time extends Migration {
  override name = 'Migration20261122084608_honest_time'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "restaurant" add "pace" jsonb null, add "busy_minutes" int not null default 0, add "busy_until" timestamptz null;`,
    )
    this.addSql(
      `alter table "restaurant" add constraint "restaurant_busy_check" check (busy_minutes >= 0 and busy_minutes <= 120);`,
    )

    this.addSql(`alter table "order" add "late_told_at" timestamptz null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order" drop column "late_told_at";`)

    this.addSql(`alter table "restaurant" drop constraint "restaurant_busy_check";`)
    this.addSql(`alter table "restaurant" drop column "pace", drop column "busy_minutes", drop column "busy_until";`)
  }
}
