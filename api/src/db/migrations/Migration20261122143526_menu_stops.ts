import { Migration } from '@mikro-orm/migrations'

export class Migration20261122143526_menu_stops extends Migration {
  override name = 'Migration20261122143526_menu_stops'

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_option_group" add "stopped_until" timestamptz null;`)
    this.addSql(
      `create index "product_option_group_stopped" on "product_option_group" ("stopped_until") where stopped_until is not null;`,
    )

    this.addSql(`alter table "product_option" add "stopped_until" timestamptz null;`)
    this.addSql(
      `create index "product_option_stopped" on "product_option" ("stopped_until") where stopped_until is not null;`,
    )

    this.addSql(
      `alter table "product_category" add "updated_at" timestamptz not null default now(), add "deleted_at" timestamptz null;`,
    )

    this.addSql(`drop trigger if exists "drops_tags" on "product";`)
    this.addSql(`drop function if exists "product_drops_tags_fn"();`)
    this.addSql(`alter table "product" add "stopped_until" timestamptz null, add "stock" int null;`)
    this.addSql(`create index "product_stopped" on "product" ("stopped_until") where stopped_until is not null;`)
    this.addSql(`alter table "product" add constraint "product_stock_check" check (stock >= 0);`)
    this.addSql(
      `create or replace function "product_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at,stock}'::text[] = to_jsonb(new) - '{updated_at,stock}'::text[] and least(old.stock, 11) = least(new.stock, 11) then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product" for each ROW execute function "product_drops_tags_fn"();`,
    )

    this.addSql(`alter table "revision" drop constraint "revision_kind_check";`)
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product', 'product_category', 'product_option', 'product_option_group'));`,
    )

    this.addSql(`alter table "order_item" add "from_stock" boolean not null default false;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "order_item" drop column "from_stock";`)

    this.addSql(`drop index "product_stopped";`)
    this.addSql(`alter table "product" drop constraint "product_stock_check";`)
    this.addSql(`drop trigger if exists "drops_tags" on "product";`)
    this.addSql(`drop function if exists "product_drops_tags_fn"();`)
    this.addSql(`alter table "product" drop column "stopped_until", drop column "stock";`)
    this.addSql(
      `create or replace function "product_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product" for each ROW execute function "product_drops_tags_fn"();`,
    )

    this.addSql(`alter table "product_category" drop column "updated_at", drop column "deleted_at";`)

    this.addSql(`drop index "product_option_stopped";`)
    this.addSql(`alter table "product_option" drop column "stopped_until";`)

    this.addSql(`drop index "product_option_group_stopped";`)
    this.addSql(`alter table "product_option_group" drop column "stopped_until";`)

    this.addSql(`alter table "revision" drop constraint "revision_kind_check";`)
    this.addSql(
      `alter table "revision" add constraint "revision_kind_check" check ("kind" in ('restaurant', 'product'));`,
    )
  }
}
