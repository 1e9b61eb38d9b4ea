import { Migration } from '@mikro-orm/migrations'

export class Migration20261122081404_own_sessions extends Migration {
  override name = 'Migration20261122081404_own_sessions'

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "email_confirmed_at" timestamptz null;`)

    this.addSql(`alter table "session" add "is_trusted" boolean not null default true;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "is_trusted";`)

    this.addSql(`alter table "user" drop column "email_confirmed_at";`)

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
