import { Migration } from '@mikro-orm/migrations'

export class Migration20261122020953_freshness extends Migration {
  override name = 'Migration20261122020953_freshness'

  override up(): void | Promise<void> {
    this.addSql(
      `create or replace function "cuisine_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "cuisine" for each ROW execute function "cuisine_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "promotion_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'promotions'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "promotion" for each ROW execute function "promotion_drops_tags_fn"();`,
    )

    this.addSql(`alter table "restaurant" drop column "menu_version";`)
    this.addSql(
      `create or replace function "restaurant_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{open_from,open_to,notification_config,updated_at}'::text[] = to_jsonb(new) - '{open_from,open_to,notification_config,updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.id), (new.id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "restaurant" for each ROW execute function "restaurant_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_option_group_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product_option_group" for each ROW execute function "product_option_group_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_option_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product_option" for each ROW execute function "product_option_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_category_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product_category" for each ROW execute function "product_category_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'dishes'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product" for each ROW execute function "product_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_option_link_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (select restaurant_id from product where product.id in (old.product_id, new.product_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product_option_link" for each ROW execute function "product_option_link_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "product_option_group_link_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurant:' || id) from (select restaurant_id from product where product.id in (old.product_id, new.product_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "product_option_group_link" for each ROW execute function "product_option_group_link_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "delivery_zone_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "delivery_zone" for each ROW execute function "delivery_zone_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "restaurant_cuisine_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "restaurant_cuisine" for each ROW execute function "restaurant_cuisine_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "restaurant_schedule_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'restaurants'); perform pg_notify('stale', 'restaurant:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "restaurant_schedule" for each ROW execute function "restaurant_schedule_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "story_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{updated_at}'::text[] = to_jsonb(new) - '{updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'stories'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "story" for each ROW execute function "story_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "user_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and old.name is not distinct from new.name then return null; end if; perform pg_notify('stale', 'reviews:' || id) from (select distinct restaurant_id from review where user_id = new.id) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "user" for each ROW execute function "user_drops_tags_fn"();`,
    )

    this.addSql(
      `create or replace function "review_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{viewed_at,updated_at}'::text[] = to_jsonb(new) - '{viewed_at,updated_at}'::text[] then return null; end if; perform pg_notify('stale', 'reviews:' || id) from (values (old.restaurant_id), (new.restaurant_id)) touched (id) where id is not null; return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "review" for each ROW execute function "review_drops_tags_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "drops_tags" on "cuisine";`)
    this.addSql(`drop function if exists "cuisine_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "delivery_zone";`)
    this.addSql(`drop function if exists "delivery_zone_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product";`)
    this.addSql(`drop function if exists "product_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product_category";`)
    this.addSql(`drop function if exists "product_category_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product_option";`)
    this.addSql(`drop function if exists "product_option_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product_option_group";`)
    this.addSql(`drop function if exists "product_option_group_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product_option_group_link";`)
    this.addSql(`drop function if exists "product_option_group_link_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "product_option_link";`)
    this.addSql(`drop function if exists "product_option_link_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "promotion";`)
    this.addSql(`drop function if exists "promotion_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "restaurant";`)
    this.addSql(`drop function if exists "restaurant_drops_tags_fn"();`)
    this.addSql(`alter table "restaurant" add "menu_version" int4 not null default 1;`)

    this.addSql(`drop trigger if exists "drops_tags" on "restaurant_cuisine";`)
    this.addSql(`drop function if exists "restaurant_cuisine_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "restaurant_schedule";`)
    this.addSql(`drop function if exists "restaurant_schedule_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "review";`)
    this.addSql(`drop function if exists "review_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "story";`)
    this.addSql(`drop function if exists "story_drops_tags_fn"();`)

    this.addSql(`drop trigger if exists "drops_tags" on "user";`)
    this.addSql(`drop function if exists "user_drops_tags_fn"();`)

    this.addSql(`create or replace function "geojson_polygon"("geo" jsonb) returns polygon security invoker immutable language sql as $$ select ('(' || string_agg('(' || (p->>0) || ',' || (p->>1) || ')', ',' order by n) || ')')::polygon
      from jsonb_array_elements(geo->'coordinates'->0) with ordinality as ring(p, n) $$;`)

    this.addSql(`create or replace function "geojson_polygon_holes"("geo" jsonb) returns polygon[] security invoker immutable language sql as $$ select coalesce(array_agg(geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1 $$;`)

    this.addSql(`create or replace function "zone_covers"("area" polygon, "holes" polygon[], "at" point) returns boolean security invoker immutable language sql as $$ with fine as (select point(1e4, 0) as scale)
      select polygon(path(area) * scale) @> (at * scale) and not exists (
        select from unnest(holes) hole where polygon(path(hole) * scale) @> (at * scale) and path(hole) <-> at > 1e-9)
      from fine $$;`)
  }
}
