import { Migration } from '@mikro-orm/migrations'

export class Migration20261122020700_lists extends Migration {
  override name = 'Migration20261122020700_lists'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "order_history" on "order" ("restaurant_id", "created_at", "id") include ("status", "delivery_type", "payment_type", "total") where finished_at is not null or status = 'DELIVERED';`,
    )
    this.addSql(
      `create index "order_history_total" on "order" ("restaurant_id", "total", "id") where finished_at is not null or status = 'DELIVERED';`,
    )
    this.addSql(
      `create index "order_history_phone" on "order" ("restaurant_id", reverse(user_phone) text_pattern_ops) where finished_at is not null or status = 'DELIVERED';`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_history";`)
    this.addSql(`drop index "order_history_total";`)
    this.addSql(`drop index "order_history_phone";`)
  }
}
