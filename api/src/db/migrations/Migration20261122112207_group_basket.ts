import { Migration } from '@mikro-orm/migrations'

export class Migration20261122112207_group_basket extends Migration {
  override name = 'Migration20261122112207_group_basket'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "basket_group" ("id" uuid not null default uuidv7(), "token" uuid not null default gen_random_uuid(), "user_id" uuid not null, "restaurant_id" uuid not null, "owner_name" text not null, "is_locked" boolean not null default false, "closed_at" timestamptz null, "expires_at" timestamptz not null, "ordered_at" timestamptz null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`alter table "basket_group" add constraint "basket_group_token_unique" unique ("token");`)
    this.addSql(
      `create unique index "basket_group_gathering" on "basket_group" ("user_id", "restaurant_id") where ordered_at is null;`,
    )

    this.addSql(
      `create table "group_participant" ("id" uuid not null default uuidv7(), "group_id" uuid not null, "name" text not null, "key_hash" text not null, "is_ready" boolean not null default false, "created_at" timestamptz not null default now(), primary key ("id"));`,
    )
    this.addSql(`create index "group_participant_group" on "group_participant" ("group_id", "created_at");`)

    this.addSql(`alter table "order" add "group_id" uuid null;`)
    this.addSql(
      `alter table "order" add constraint "order_group_id_foreign" foreign key ("group_id") references "basket_group" ("id") on delete set null;`,
    )
    this.addSql(`create index "order_group" on "order" ("group_id") where group_id is not null;`)

    this.addSql(`alter table "order_item" add "participant" text null;`)

    this.addSql(
      `create or replace function "basket_tells_group_fn"() returns trigger as $$ begin perform pg_notify('basket_group', id::text) from (select g.id from basket_group g where g.user_id = old.user_id and g.restaurant_id = old.restaurant_id and g.ordered_at is null) told (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_group" AFTER DELETE on "basket" for each ROW execute function "basket_tells_group_fn"();`,
    )

    this.addSql(`alter table "basket_item" add "participant_id" uuid null;`)
    this.addSql(
      `alter table "basket_item" add constraint "basket_item_participant_id_foreign" foreign key ("participant_id") references "group_participant" ("id") on delete cascade;`,
    )
    this.addSql(`alter table "basket_item" drop constraint "basket_item_line";`)
    this.addSql(
      `create unique index "basket_item_line" on "basket_item" ("basket_id", "options_key", "participant_id") nulls not distinct;`,
    )
    this.addSql(
      `create index "basket_item_participant" on "basket_item" ("participant_id") where participant_id is not null;`,
    )
    this.addSql(`create or replace function "basket_item_tells_group_fn"() returns trigger as $$ begin perform pg_notify('basket_group', id::text) from (select g.id from basket b join basket_group g on g.user_id = b.user_id and g.restaurant_id = b.restaurant_id
   where g.ordered_at is null and b.id = coalesce(new.basket_id, old.basket_id)) told (id) where id is not null; return null; end; $$ language plpgsql;`)
    this.addSql(
      `create trigger "tells_group" AFTER INSERT OR UPDATE OR DELETE on "basket_item" for each ROW execute function "basket_item_tells_group_fn"();`,
    )

    this.addSql(
      `alter table "basket_group" add constraint "basket_group_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`,
    )
    this.addSql(
      `alter table "basket_group" add constraint "basket_group_restaurant_id_foreign" foreign key ("restaurant_id") references "restaurant" ("id") on delete cascade;`,
    )
    this.addSql(
      `create or replace function "basket_group_tells_group_fn"() returns trigger as $$ begin perform pg_notify('basket_group', id::text) from (values (coalesce(new.id, old.id))) told (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_group" AFTER INSERT OR UPDATE OR DELETE on "basket_group" for each ROW execute function "basket_group_tells_group_fn"();`,
    )

    this.addSql(
      `alter table "group_participant" add constraint "group_participant_group_id_foreign" foreign key ("group_id") references "basket_group" ("id") on delete cascade;`,
    )
    this.addSql(
      `create or replace function "group_participant_tells_group_fn"() returns trigger as $$ begin perform pg_notify('basket_group', id::text) from (values (coalesce(new.group_id, old.group_id))) told (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "tells_group" AFTER INSERT OR UPDATE OR DELETE on "group_participant" for each ROW execute function "group_participant_tells_group_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order" drop constraint "order_group_id_foreign";`)
    this.addSql(`alter table "group_participant" drop constraint "group_participant_group_id_foreign";`)
    this.addSql(`alter table "basket_item" drop constraint "basket_item_participant_id_foreign";`)

    this.addSql(`drop trigger if exists "tells_group" on "basket_group";`)
    this.addSql(`drop function if exists "basket_group_tells_group_fn"();`)
    this.addSql(`drop table if exists "basket_group" cascade;`)
    this.addSql(`drop trigger if exists "tells_group" on "group_participant";`)
    this.addSql(`drop function if exists "group_participant_tells_group_fn"();`)
    this.addSql(`drop table if exists "group_participant" cascade;`)

    this.addSql(`drop trigger if exists "tells_group" on "basket";`)
    this.addSql(`drop function if exists "basket_tells_group_fn"();`)

    this.addSql(`drop index "basket_item_participant";`)
    this.addSql(`drop trigger if exists "tells_group" on "basket_item";`)
    this.addSql(`drop function if exists "basket_item_tells_group_fn"();`)
    this.addSql(`delete from "basket_item" where participant_id is not null;`)
    this.addSql(`drop index "basket_item_line";`)
    this.addSql(`alter table "basket_item" drop column "participant_id";`)
    this.addSql(`alter table "basket_item" add constraint "basket_item_line" unique ("basket_id", "options_key");`)

    this.addSql(`drop index "order_group";`)
    this.addSql(`alter table "order" drop column "group_id";`)

    this.addSql(`alter table "order_item" drop column "participant";`)
  }
}
