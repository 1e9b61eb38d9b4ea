import { Migration } from '@mikro-orm/migrations'

/** A zone's holes are served by nobody: `area` keeps the outer ring alone, and the rings within it stand beside it. */
export class Migration20261121224258 extends Migration {
  override up() {
    this.addSql(`create function geojson_polygon_holes(geo jsonb) returns polygon[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1
    $$`)
    // The edge of a hole still belongs to the zone.
    this.addSql(`create function zone_covers(area polygon, holes polygon[], at point) returns boolean
      language sql immutable strict parallel safe as $$
      select area @> at and not exists (select from unnest(holes) hole where hole @> at and path(hole) <-> at > 1e-9)
    $$`)
    this.addSql(
      'alter table "delivery_zone" add "holes" polygon[] generated always as (geojson_polygon_holes(polygon)) stored not null',
    )
  }

  override down() {
    this.addSql('alter table "delivery_zone" drop column "holes"')
    this.addSql('drop function zone_covers')
    this.addSql('drop function geojson_polygon_holes')
  }
}
