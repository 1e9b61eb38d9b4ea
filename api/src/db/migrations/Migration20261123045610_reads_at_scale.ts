import { Migration } from '@mikro-orm/migrations'

/** A kind that is seldom done is found in a long log, and filtered reviews without a look at their rows. */
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
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_unread";`)
    this.addSql(
      `create index "review_unread" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) where is_visible;`,
    )

    this.addSql(`drop index "log_kind";`)
    this.addSql(`drop index "log_restaurant";`)
    this.addSql(`create index "log_restaurant" on "log" ("restaurant_id", "created_at", "id") include ("action");`)
  }
}
