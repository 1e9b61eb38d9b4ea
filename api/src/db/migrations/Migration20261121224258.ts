import { Migration } from '@mikro-orm/migrations'

/** A zone's holes are served by nobody: `area` keeps the outer ring alone, and the rings within it stand beside it. */
export class Migration20261121224258 extends Migration {
  override up() {
    this.addSql(`create function geojson_polygon_holes(geo jsonb) returns polygon[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(geojson_polygon(jsonb_build_object('coordinates', jsonb_build_array(hole)))), '{}')
      from jsonb_array_elements(geo->'coordinates') with ordinality as ring(hole, n) where n > 1
    $$`)
    // PostgreSQL's geometry is right to a millionth, which in degrees is metres and more: it is asked in ten-thousandths of one.
    // The edge of a hole still belongs to the zone.
    this.addSql(`create function zone_covers(area polygon, holes polygon[], at point) returns boolean
      language sql immutable strict parallel safe as $$
      with fine as (select point(1e4, 0) as scale)
      select polygon(path(area) * scale) @> (at * scale) and not exists (
        select from unnest(holes) hole where polygon(path(hole) * scale) @> (at * scale) and path(hole) <-> at > 1e-9)
      from fine
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
