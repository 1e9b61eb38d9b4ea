import { metresFrom } from '@ostrov/shared/geo/mercator'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { FoundHouse } from './find-houses'
import { townCentres } from './list-cities'
import { pointSql, toCentimetre } from './point-sql'

const METRES_PER_DEGREE = 111_320
/** A tap farther than this from any house is no address, and so far from its house an address may be pinned. */
export const REVERSE_METRES = 150
/** Beyond it a place belongs to no house's town, only to the nearest one. */
const TOWN_EDGE_METRES = 5000

export type NearHouse = FoundHouse & {
  /** Metres. */
  distance: number
}

/** The nearest house by true distance, at most `within` metres away; of one town when it is named. */
export async function nearestHouse(
  em: Em,
  { coordinates }: Pick<Point, 'coordinates'>,
  within: number,
  city_id?: string,
) {
  const [lon, lat] = [toCentimetre(coordinates[0]), toCentimetre(coordinates[1])]
  const high = within / METRES_PER_DEGREE
  const wide = high / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  // A degree of longitude is shorter than one of latitude, so the index only picks a box and metres decide in it.
  return row<NearHouse>(
    em,
    sql`select * from (
          select h.id, h.city_id, c.name as city, h.street, h.street_with_type, h.house, h.lon, h.lat,
                 sqrt(power((h.lat - ${lat}::float8) * ${METRES_PER_DEGREE}::float8, 2)
                    + power((h.lon - ${lon}::float8) * ${METRES_PER_DEGREE}::float8 * cos(radians(${lat}::float8)), 2)) as distance
          from house h join city c on c.id = h.city_id
          where (${city_id ?? null}::uuid is null or h.city_id = ${city_id ?? null}::uuid) and point(h.lon, h.lat) <@ box(point(${lon - wide}::float8, ${lat - high}::float8),
                                           point(${lon + wide}::float8, ${lat + high}::float8))
        ) near where distance <= ${within}::float8 order by distance, id limit 1`,
  )
}

/** The town a point lies in: that of the nearest house, or the town with the nearest centre where none is near. */
export async function cityAt(em: Em, point: Point): Promise<string | null> {
  const [lon, lat] = point.coordinates
  const house = await row<{ city_id: string }>(
    em,
    sql`select city_id from (
          select city_id, lon, lat from house order by point(lon, lat) <-> ${pointSql(point)} limit 1
        ) near where abs(lat - ${toCentimetre(lat)}::float8) < ${TOWN_EDGE_METRES / METRES_PER_DEGREE}::float8
          and abs(lon - ${toCentimetre(lon)}::float8) < ${(TOWN_EDGE_METRES * 1.5) / METRES_PER_DEGREE}::float8`,
  )
  if (house) return house.city_id
  const cities = await townCentres(em)
  const byDistance = cities.toSorted(
    (a, b) => metresBetween(a.coordinates, point) - metresBetween(b.coordinates, point),
  )
  return byDistance[0]?.id ?? null
}

/** Metres between two points of one region. */
export const metresBetween = (a: Point, b: Point): number => metresFrom(a.coordinates, b.coordinates)
