import { Migration } from '@mikro-orm/migrations'

export class Migration20261125030000_unanswered extends Migration {
  override name = 'Migration20261125030000_unanswered'

  override up(): void | Promise<void> {
    this.addSql(`alter table "order" add "waited_told" smallint not null default 0;`)
    this.addSql(
      `create index "order_unanswered" on "order" ("created_at", "id") where waited_told >= 10 and confirmation_date is null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_unanswered";`)
    this.addSql(`alter table "order" drop column "waited_told";`)
  }
}
