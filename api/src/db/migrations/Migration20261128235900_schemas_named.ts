import { Migration } from '@mikro-orm/migrations'

/**
 * A dump is restored with an empty search_path: what a function names is found there only when it says where. Functions of SQL
 * name the schema in their text, so that they can still be inlined; those of triggers bring their path along.
 */
export class Migration20261128235900_schemas_named extends Migration {
  override name = 'Migration20261128235900_schemas_named'

  override up(): void | Promise<void> {
    this.addSql(holes('public.geojson_polygon'))
    this.addSql(`do $$ declare named regprocedure; begin
      for named in select p.oid from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' and p.proconfig is null
          and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop execute format('alter function %s set search_path = public, pg_temp', named); end loop; end $$;`)
  }

  override down(): void | Promise<void> {
    this.addSql(holes('geojson_polygon'))
  }
}

const holes = (ring: string) => `create or replace function "geojson_polygon_holes"(geo jsonb) returns polygon[]
      language sql immutable parallel safe strict as $$
      select coalesce(array_agg(${ring}(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1
    $$;`
