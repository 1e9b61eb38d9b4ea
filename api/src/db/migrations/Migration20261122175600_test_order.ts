import { Migration } from '@mikro-orm/migrations'

/** A test order is nobody's. */
export class Migration20261122175600_test_order extends Migration {
  override name = 'Migration20261122175600_test_order'

  override up(): void | Promise<void> {
    this.addSql(`alter table "order" alter column "user_id" drop not null;`)
    this.addSql(
      `alter table "order" add constraint "order_test_check" check (user_id is not null or price = 0 and delivery_price = 0);`,
    )
    this.addSql(`create unique index "order_test" on "order" ("restaurant_id") where user_id is null;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "order" where user_id is null;`)
    this.addSql(`drop index "order_test";`)
    this.addSql(`alter table "order" drop constraint "order_test_check";`)
    this.addSql(`alter table "order" alter column "user_id" set not null;`)
  }
}
