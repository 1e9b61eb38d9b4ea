import { Migration } from '@mikro-orm/migrations'

export class Migration20261130014722_offers extends Migration {
  override name = 'Migration20261130014722_offers'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "offer" ("id" uuid not null default uuidv7(), "restaurant_id" uuid not null, "label" text not null, "kind" text not null, "price" int null, "part_1" uuid[] not null default '{}', "part_2" uuid[] not null default '{}', "part_3" uuid[] not null default '{}', "part_4" uuid[] not null default '{}', "from_sum" int null, "percent" int null, "product_ids" uuid[] not null default '{}', "category_ids" uuid[] not null default '{}', "served_from" text null, "served_till" text null, "served_days" jsonb null, "starts_on" date null, "ends_on" date null, "limit_total" int null, "limit_per_customer" int null, "sort" int not null default 0, "is_on" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "offer_restaurant" on "offer" ("restaurant_id", "sort", "id");`)

    this.addSql(
      `create table "order_offer" ("order_id" bigint not null, "offer_id" uuid not null, primary key ("order_id", "offer_id"));`,
    )
    this.addSql(`create index "order_offer_offer" on "order_offer" ("offer_id");`)

    this.addSql(`alter table "order" add "offer_discount" int not null default 0;`)

    this.addSql(
      `alter table "order_item" add "discount" int not null default 0, add "offers" jsonb not null default '[]';`,
    )

    this.addSql(
      `alter table "offer" add constraint "offer_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "offer" add constraint "offer_terms_check" check (case kind when 'set' then price > 0 when 'gift' then from_sum > 0 when 'happy_hours' then percent >= 1 and percent <= 90 else true end);`,
    )
    this.addSql(
      `alter table "offer" add constraint "offer_kind_check" check ("kind" in ('set', 'gift', 'second_half', 'happy_hours'));`,
    )
    this.addSql(
      `create or replace function "offer_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql set search_path = public, pg_temp;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "offer" for each ROW execute function "offer_drops_tags_fn"();`,
    )

    this.addSql(
      `alter table "order_offer" add constraint "order_offer_order_id_foreign" foreign key ("order_id") references "order" ("id") on update cascade on delete cascade;`,
    )
    this.addSql(
      `alter table "order_offer" add constraint "order_offer_offer_id_foreign" foreign key ("offer_id") references "offer" ("id") on update cascade on delete cascade;`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "order_offer" cascade;`)
    this.addSql(`drop trigger if exists "drops_tags" on "offer";`)
    this.addSql(`drop function if exists "offer_drops_tags_fn"();`)
    this.addSql(`drop table if exists "offer" cascade;`)

    this.addSql(`alter table "order" drop column "offer_discount";`)

    this.addSql(`alter table "order_item" drop column "discount", drop column "offers";`)
  }
}
