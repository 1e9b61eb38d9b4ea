import { Migration } from '@mikro-orm/migrations'

/** Done beside those who write: each statement by itself, and again from the first when one was cut short. */
export class Migration20261129193308_orders_for_a_time_after extends Migration {
  override name = 'Migration20261129193308_orders_for_a_time_after'

  override isTransactional() {
    return false
  }

  override up(): void {
    this.addSql(`alter table "restaurant" validate constraint "restaurant_ahead_check";`)
    this.addSql(`alter table "product_category" validate constraint "product_category_cap_check";`)
    this.addSql(`drop index concurrently if exists "order_ahead";`)
    this.addSql(
      `create index concurrently "order_ahead" on "order" ("restaurant_id", "kitchen_at") include ("status") where kitchen_at is not null;`,
    )
  }
}
