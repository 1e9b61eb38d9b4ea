import { Migration } from '@mikro-orm/migrations'

export class Migration20261126174543_counter_menu extends Migration {
  override name = 'Migration20261126174543_counter_menu'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "counter_good" ("restaurant_id" uuid not null, "article" text not null, "name" text not null, "price" int not null, primary key ("restaurant_id", "article"));`,
    )

    this.addSql(`alter table "product_option" add "counter_stop" timestamptz null, add "article" text null;`)

    this.addSql(`alter table "product" add "counter_stop" timestamptz null;`)

    this.addSql(`alter table "delivery_zone" add "article" text null;`)

    this.addSql(
      `alter table "counter" add "goods_asked_at" timestamptz null, add "goods_at" timestamptz null, add "stops" text[] not null default '{}', add "stops_at" timestamptz null;`,
    )

    this.addSql(
      `alter table "counter_good" add constraint "counter_good_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counter_good" cascade;`)

    this.addSql(
      `alter table "counter" drop column "goods_asked_at", drop column "goods_at", drop column "stops", drop column "stops_at";`,
    )

    this.addSql(`alter table "delivery_zone" drop column "article";`)

    this.addSql(`alter table "product" drop column "counter_stop";`)

    this.addSql(`alter table "product_option" drop column "counter_stop", drop column "article";`)
  }
}
