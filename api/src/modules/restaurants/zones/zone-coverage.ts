import type { ZoneCoverageWire } from '@ostrov/shared/restaurants/zones-schema'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Served } from '../../../kernel/served'
import { coversAt } from './delivery-zones'

const MAX_STREETS = 500

/** How many of the houses of its own town a restaurant's active zones reach, and on which streets they do not. */
export async function readCoverage(em: Em, restaurant: Served): Promise<ZoneCoverageWire> {
  const found = await row<ZoneCoverageWire>(
    em,
    sql`with known as materialized (
          select h.street_with_type as street, h.lon, h.lat, exists (
            select from delivery_zone z where z.restaurant_id = r.id and ${coversAt(sql`point(h.lon, h.lat)`)}) as served
          from restaurant r join house h on h.city_id = r.city_id where r.id = ${restaurant.id}),
        streets as (
          select street, count(*)::int as houses, min(array[lon, lat]) as at from known where not served
          group by street order by count(*) desc, street limit ${MAX_STREETS})
        select c.name as town, (select count(*)::int from known) as houses,
          (select count(*)::int from known where served) as served,
          (select coalesce(json_agg(json_build_object('street', street, 'houses', houses, 'coordinates',
             json_build_object('type', 'Point', 'coordinates', to_json(at))) order by houses desc, street), '[]') from streets) as streets
        from restaurant r join city c on c.id = r.city_id where r.id = ${restaurant.id}`,
  )
  if (!found) throw new Error('A restaurant that is served has a town')
  return found
}
