import { type AddressParts, normalizeAddress } from '@ostrov/shared/geo/address-text'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import type { AddressHints } from '../../services/geo/dadata'
import { searchText } from './address-query'
import type { TownCentre } from './list-cities'

export type KnownHouse = {
  street_with_type: string
  house: string
  coordinates: Point
  /** The very house asked for; else the nearest known one of its street. */
  exact: boolean
}
type Asked = Pick<AddressParts, 'street' | 'house'> & { city: TownCentre; near: Point }

/**
 * What is known of a written house: itself, by the outside service or else the gazetteer; else the house of its street
 * that stands nearest to a point. Undefined where the town has no such street.
 */
export async function knownHouse(em: Em, outside: AddressHints | null, asked: Asked): Promise<KnownHouse | undefined> {
  return (outside && (await houseOutside(outside, asked))) ?? houseInside(em, asked)
}

async function houseOutside(outside: AddressHints, { street, house, city }: Asked): Promise<KnownHouse | undefined> {
  const key = searchText({ street, house })
  const hints = await outside(`${street} ${house}`, { city: city.name, count: 10 })
  const found = hints?.find((hint) => hint.city === city.name && searchText(hint) === key)
  if (!found) return undefined
  const { street_with_type, lon, lat } = found
  return { street_with_type, house: found.house, coordinates: { type: 'Point', coordinates: [lon, lat] }, exact: true }
}

async function houseInside(em: Em, { street, house, city, near }: Asked): Promise<KnownHouse | undefined> {
  const [lon, lat] = near.coordinates
  const key = searchText({ street, house })
  const of = `${normalizeAddress(street)} `
  // Bounds instead of a pattern: a plan made for all values alike walks the index only between bounds.
  const beyond = `${of.slice(0, -1)}!`
  const found = await row(em, nearestHouse({ city_id: city.id, key, of, beyond, lon, lat }))
  if (!found) return undefined
  const { lon: x, lat: y, ...rest } = found
  return { ...rest, coordinates: { type: 'Point', coordinates: [x, y] } }
}

type Sought = { city_id: string; key: string; of: string; beyond: string; lon: number; lat: number }
type FoundHouse = Omit<KnownHouse, 'coordinates'> & { lon: number; lat: number }

const nearestHouse = statement<Sought, FoundHouse>((given) => {
  const [lon, lat] = [sql`${given('lon')}::float8`, sql`${given('lat')}::float8`]
  const nearest = sql`power(lat - ${lat}, 2) + power((lon - ${lon}) * cos(radians(${lat})), 2)`
  const columns = sql`street_with_type, house, lon, lat`
  return sql`(select ${columns}, true as exact from house
              where city_id = ${given('city_id')} and search_text = ${given('key')} order by ${nearest} limit 1)
             union all
             (select ${columns}, false from house
              where city_id = ${given('city_id')} and search_text ~>=~ ${given('of')} and search_text ~<~ ${given('beyond')}
                and substr(search_text, length(${given('of')}::text) + 1) ~ '^[0-9]'
              order by ${nearest} limit 1)
             limit 1`
})
