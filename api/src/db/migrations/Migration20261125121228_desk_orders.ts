import { Migration } from '@mikro-orm/migrations'

/** Everybody's orders as administrators look for them, and what they give back. */
export class Migration20261125121228_desk_orders extends Migration {
  override name = 'Migration20261125121228_desk_orders'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_refund" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "admin_id" uuid not null, "amount" int not null, "items" jsonb not null default '[]', "reason" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "order_refund_order" on "order_refund" ("order_id", "created_at");`)

    this.addSql(`create index "payment_refund_failed" on "payment" ("order_id") where refund_failed_at is not null;`)
    this.addSql(
      `create index "payment_on_hold" on "payment" ("order_id", "updated_at") where status in ('AUTHORIZED','CONFIRMING','REVERSING','REFUNDING');`,
    )

    this.addSql(
      `alter table "order" add "sought" tsvector generated always as (array_to_tsvector(search_words(coalesce(user_name, '') || ' ' || coalesce(restaurant -> 'general_info' ->> 'name', '') || ' ' || coalesce(delivery ->> 'address', '')) || phone_ends(coalesce(user_phone, '')))) stored not null;`,
    )
    this.addSql(`create index "order_sought" on "order" using gin ("sought");`)
    this.addSql(
      `create index "order_desk" on "order" ("created_at", "id") include ("status", "delivery_type", "payment_type", "total", "user_id");`,
    )
    this.addSql(
      `create index "order_desk_total" on "order" ("total", "id") include ("status", "delivery_type", "payment_type", "created_at", "user_id");`,
    )

    this.addSql(
      `alter table "order_refund" add constraint "order_refund_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "order_refund" add constraint "order_refund_admin_id_foreign" foreign key ("admin_id") references "admin" ("id") on delete restrict;`,
    )
    this.addSql(`alter table "order_refund" add constraint "order_refund_amount_check" check (amount > 0);`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_refund" cascade;`)

    this.addSql(`drop index "order_sought";`)
    this.addSql(`drop index "order_desk";`)
    this.addSql(`drop index "order_desk_total";`)
    this.addSql(`alter table "order" drop column "sought";`)

    this.addSql(`drop index "payment_refund_failed";`)
    this.addSql(`drop index "payment_on_hold";`)
  }
}
