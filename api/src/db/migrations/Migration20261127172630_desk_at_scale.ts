import { Migration } from '@mikro-orm/migrations'

export class Migration20261127172630_desk_at_scale extends Migration {
  override name = 'Migration20261127172630_desk_at_scale'

  override up(): void | Promise<void> {
    this.addSql(`create index "user_created" on "user" ("created_at", "id");`)
    this.addSql(`create index "user_blocked" on "user" ("id") where is_blocked and deleted_at is null;`)
    this.addSql(`create index "user_deleted" on "user" ("id") where deleted_at is not null;`)

    this.addSql(`create index "order_desk_status" on "order" ("status", "created_at", "id") include ("user_id");`)
    this.addSql(`create index "product_desk_price" on "product" ("price", "id") where deleted_at is null;`)
    this.addSql(`create index "product_desk_status" on "product" ("moderation_status", "id") where deleted_at is null;`)
    this.addSql(`create index "product_desk_off" on "product" ("id") where not is_active and deleted_at is null;`)
    this.addSql(`drop index "order_user";`)
    this.addSql(`create index "order_user" on "order" ("user_id", "created_at") include ("restaurant_id");`)
    this.addSql(`drop index "order_desk";`)
    this.addSql(
      `create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id", "restaurant_id", "discount", "promo_code");`,
    )
    this.addSql(`drop index "order_event_order";`)
    this.addSql(
      `create index "order_event_order" on "order_event" ("order_id", "id") include ("to", "created_at", "undoes");`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "order_event_order";`)
    this.addSql(`create index "order_event_order" on "order_event" ("order_id", "id") include ("to");`)
    this.addSql(`drop index "order_desk";`)
    this.addSql(
      `create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id");`,
    )
    this.addSql(`drop index "order_user";`)
    this.addSql(`create index "order_user" on "order" ("user_id", "created_at");`)
    this.addSql(`drop index "order_desk_status";`)
    this.addSql(`drop index "product_desk_off";`)
    this.addSql(`drop index "product_desk_status";`)
    this.addSql(`drop index "product_desk_price";`)

    this.addSql(`drop index "user_created";`)
    this.addSql(`drop index "user_blocked";`)
    this.addSql(`drop index "user_deleted";`)
  }
}
