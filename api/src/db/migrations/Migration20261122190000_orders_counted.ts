import { Migration } from '@mikro-orm/migrations'

/** All of a restaurant's orders are counted and filtered by the index alone, as those of its history are. */
export class Migration20261122190000_orders_counted extends Migration {
  override name = 'Migration20261122190000_orders_counted'

  override up(): void | Promise<void> {
    this.addSql(`drop index "order_restaurant";`)
    this.addSql(
      `create index "order_restaurant" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_restaurant";`)
    this.addSql(`create index "order_restaurant" on "order" ("restaurant_id", "created_at");`)
  }
}
