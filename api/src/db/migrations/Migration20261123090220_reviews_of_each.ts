import { Migration } from '@mikro-orm/migrations'

/** What nobody has read first, of the restaurant alone or of its dishes alone, however many of the other kind stand before it. */
export class Migration20261123090220_reviews_of_each extends Migration {
  override name = 'Migration20261123090220_reviews_of_each'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "review_unread_of_restaurant" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at") where is_visible and product_id is null;`,
    )
    this.addSql(
      `create index "review_unread_of_dishes" on "review" ("restaurant_id", ("viewed_at" is not null), "created_at" desc, "id" desc) include ("viewed_at") where is_visible and product_id is not null;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "review_unread_of_restaurant";`)
    this.addSql(`drop index "review_unread_of_dishes";`)
  }
}
