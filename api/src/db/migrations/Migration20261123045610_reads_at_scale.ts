import { Migration } from '@mikro-orm/migrations'

/** A kind that is seldom done is found in a long log, filtered reviews without a look at their rows, and dishes by names folded once. */
export class Migration20261123045610_reads_at_scale extends Migration {
  override name = 'Migration20261123045610_reads_at_scale'

  override up(): void | Promise<void> {
    this.addSql(`drop index "log_restaurant";`)
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "created_at", "id");`)
    this.addSql(
      `create index "log_kind" on "log" ("restaurant_id", split_part("action", '.', 1), "created_at", "id") include ("action");`,
    )

    this.addSql(`drop index "review_unread";`)
    this.addSql(
      `create index "review_unread" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at", "product_id", "rating") where is_visible;`,
    )

    this.addSql(
      `alter table "product" add column "plain_name" text generated always as (translate(lower((name) collate pg_c_utf8), 'ё', 'е')) stored;`,
    )
    this.addSql(
      `alter table "revision" add column "plain_name" text generated always as (translate(lower((proposed ->> 'name') collate pg_c_utf8), 'ё', 'е')) stored;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "plain_name";`)
    this.addSql(`alter table "revision" drop column "plain_name";`)

    this.addSql(`drop index "review_unread";`)
    this.addSql(
      `create index "review_unread" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) where is_visible;`,
    )

    this.addSql(`drop index "log_kind";`)
    this.addSql(`drop index "log_restaurant";`)
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "created_at", "id") include ("action");`)
  }
}
