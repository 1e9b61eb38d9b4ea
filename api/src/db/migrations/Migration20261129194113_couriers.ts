import { Migration } from '@mikro-orm/migrations'

export class Migration20261129194113_couriers extends Migration {
  override name = 'Migration20261129194113_couriers'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "courier_terms" ("restaurant_id" uuid not null, "may_take" boolean not null default false, "asks_code" boolean not null default false, "tips_url" text null, primary key ("restaurant_id"));`,
    )

    this.addSql(
      `create table "courier" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "name" text not null, "phone" text null, "transport" text not null, "is_active" boolean not null default true, "key" uuid not null default gen_random_uuid(), "deleted_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "courier" add constraint "courier_key_unique" unique ("key");`)
    this.addSql(`create index "courier_restaurant" on "courier" ("restaurant_id", "created_at", "id");`)
    this.addSql(`create unique index "courier_phone" on "courier" ("phone", "restaurant_id") where deleted_at is null;`)

    this.addSql(
      `create table "order_courier" ("id" uuid not null default uuidv7(), "order_id" bigint not null, "courier_id" uuid not null, "given_at" timestamptz not null, "picked_up_at" timestamptz null, "at_door_at" timestamptz null, "not_opened_at" timestamptz null, "handed_over_at" timestamptz null, "is_proved" boolean not null default false, "code_tries" smallint not null default 0, "brought_back_at" timestamptz null, "taken_back_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(
      `create unique index "order_courier_order" on "order_courier" ("order_id") where taken_back_at is null;`,
    )
    this.addSql(`create index "order_courier_courier" on "order_courier" ("courier_id", "given_at");`)

    this.addSql(
      `create table "courier_event" ("id" uuid not null, "order_id" bigint not null, "courier_id" uuid not null, "act" text not null, "pressed_at" timestamptz not null, "received_at" timestamptz not null, primary key ("id"));`,
    )
    this.addSql(`create index "courier_event_order" on "courier_event" ("order_id", "received_at");`)
    this.addSql(`create index "courier_event_courier" on "courier_event" ("courier_id", "received_at");`)

    this.addSql(
      `alter table "courier_terms" add constraint "courier_terms_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on update cascade on delete cascade;`,
    )

    this.addSql(
      `alter table "courier" add constraint "courier_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "courier" add constraint "courier_phone_check" check ((deleted_at is null) = (phone is not null));`,
    )
    this.addSql(
      `alter table "courier" add constraint "courier_transport_check" check ("transport" in ('foot', 'bicycle', 'moped', 'car'));`,
    )

    this.addSql(
      `alter table "order_courier" add constraint "order_courier_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "order_courier" add constraint "order_courier_courier_id_foreign" foreign key ("courier_id") references "courier" ("id") on delete cascade;`,
    )

    this.addSql(
      `alter table "courier_event" add constraint "courier_event_order_id_foreign" foreign key ("order_id") references "order" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "courier_event" add constraint "courier_event_courier_id_foreign" foreign key ("courier_id") references "courier" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "courier_event" add constraint "courier_event_act_check" check ("act" in ('take', 'pick_up', 'at_door', 'hand_over', 'not_opened', 'bring_back', 'give', 'take_back'));`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_courier" drop constraint "order_courier_courier_id_foreign";`)
    this.addSql(`alter table "courier_event" drop constraint "courier_event_courier_id_foreign";`)

    this.addSql(`drop table if exists "courier_terms" cascade;`)
    this.addSql(`drop table if exists "courier" cascade;`)
    this.addSql(`drop table if exists "order_courier" cascade;`)
    this.addSql(`drop table if exists "courier_event" cascade;`)
  }
}
