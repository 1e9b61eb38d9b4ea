import { Migration } from '@mikro-orm/migrations'

/** Each order of a restaurant's reviews has an index of its own. */
export class Migration20261122191000_reviews_ordered extends Migration {
  override name = 'Migration20261122191000_reviews_ordered'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "review_newest" on "review" ("restaurant_id", "created_at" desc, "id" desc) where is_visible;`,
    )
    this.addSql(
      `create index "review_best" on "review" ("restaurant_id", "rating" desc, "created_at" desc, "id" desc) where is_visible;`,
    )
    this.addSql(
      `create index "review_worst" on "review" ("restaurant_id", "rating", "created_at" desc, "id" desc) where is_visible;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_newest";`)
    this.addSql(`drop index "review_best";`)
    this.addSql(`drop index "review_worst";`)
  }
}
