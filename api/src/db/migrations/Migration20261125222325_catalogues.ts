import { Migration } from '@mikro-orm/migrations'

export class Migration20261125222325_catalogues extends Migration {
  override name = 'Migration20261125222325_catalogues'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "catalogue_entry" ("id" uuid not null default uuidv7(), "catalogue" text not null, "slug" text not null, "parent_id" uuid null, "name" text not null, "sort" int not null default 0, "is_hidden" boolean not null default false, "from_year" int null, "to_year" int null, "is_given" boolean not null default false, "created_at" timestamptz not null default now(), "edited_at" timestamptz null, primary key ("id"));`,
    )
    this.addSql(`alter table "catalogue_entry" add constraint "catalogue_entry_slug_unique" unique ("slug");`)
    this.addSql(`create index "catalogue_entry_order" on "catalogue_entry" ("catalogue", "sort", "name");`)
    this.addSql(`create index "catalogue_entry_parent" on "catalogue_entry" ("parent_id");`)

    this.addSql(
      `alter table "catalogue_entry" add constraint "catalogue_entry_parent_id_foreign" foreign key ("parent_id") references "catalogue_entry" ("id") on delete restrict;`,
    )
    this.addSql(
      `alter table "catalogue_entry" add constraint "catalogue_entry_slug_check" check (slug ~ '^[a-z0-9-]{1,80}$');`,
    )
    this.addSql(
      `alter table "catalogue_entry" add constraint "catalogue_entry_years_check" check (to_year is null or to_year >= from_year);`,
    )
    this.addSql(
      `alter table "catalogue_entry" add constraint "catalogue_entry_catalogue_check" check ("catalogue" in ('specialization', 'car_mark', 'car_model', 'car_generation', 'goods_category'));`,
    )
    this.addSql(
      `create or replace function "catalogue_entry_drops_tags_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' and to_jsonb(old) - '{edited_at}'::text[] = to_jsonb(new) - '{edited_at}'::text[] then return null; end if; perform pg_notify('stale', 'catalogues'); return null; end; $$ language plpgsql;`,
    )
    this.addSql(
      `create trigger "drops_tags" AFTER DELETE OR INSERT OR UPDATE on "catalogue_entry" for each ROW execute function "catalogue_entry_drops_tags_fn"();`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "catalogue_entry" drop constraint "catalogue_entry_parent_id_foreign";`)

    this.addSql(`drop trigger if exists "drops_tags" on "catalogue_entry";`)
    this.addSql(`drop function if exists "catalogue_entry_drops_tags_fn"();`)
    this.addSql(`drop table if exists "catalogue_entry" cascade;`)

    this.addSql(`create or replace function "geojson_polygon"("geo" jsonb) returns polygon security invoker immutable language sql as $$ select ('(' || string_agg('(' || (p->>0) || ',' || (p->>1) || ')', ',' order by n) || ')')::polygon
      from jsonb_array_elements(geo->'coordinates'->0) with ordinality as ring(p, n) $$;`)

    this.addSql(`create or replace function "geojson_polygon_holes"("geo" jsonb) returns polygon[] security invoker immutable language sql as $$ select coalesce(array_agg(geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1 $$;`)

    this.addSql(
      `create or replace function "phone_ends"("phone" text) returns text[] security invoker immutable language sql as $$ select coalesce(array_agg(substr(phone, place)), '{}') from generate_series(1, length(phone) - 2) place $$;`,
    )

    this.addSql(
      `create or replace function "search_words"("said" text) returns text[] security invoker immutable language sql as $$ select coalesce(array_agg(case when word !~ '[a-z]' or word !~ '[а-я]' then word when word !~ '[dfgijlnqrsuvwz]' then translate(word, 'abcehkmoptxy', 'авсенкмортху') when word !~ '[бгджзийлпфцчшщъыьэюя]' then translate(word, 'авсенкмортху', 'abcehkmoptxy') else word end order by place), '{}') from unnest(array_remove(regexp_split_to_array(translate(lower(normalize(said, NFC)), 'ё', 'е'), '[^a-zа-я0-9]+'), '')) with ordinality as split (word, place) $$;`,
    )

    this.addSql(
      `create or replace function "uuids_in"("said" jsonb) returns uuid[] security invoker immutable language sql as $$ select array(select distinct found[1]::uuid from regexp_matches(said::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found) $$;`,
    )

    this.addSql(`create or replace function "zone_covers"("area" polygon, "holes" polygon[], "at" point) returns boolean security invoker immutable language sql as $$ with fine as (select point(1e4, 0) as scale)
      select polygon(path(area) * scale) @> (at * scale) and not exists (
        select from unnest(holes) hole where polygon(path(hole) * scale) @> (at * scale) and path(hole) <-> at > 1e-9)
      from fine $$;`)
  }
}
