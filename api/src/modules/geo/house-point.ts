import { addressParts } from '@ostrov/shared/geo/address-text'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { knownHouse } from './known-house'
import type { TownCentre } from './list-cities'

/** Where the gazetteer knows the very house; null elsewhere: what is not known for sure stands on no map. */
export async function housePoint(em: Em, city_id: string, address: string | null): Promise<Point | null> {
  const parts = address === null ? null : addressParts(address)
  const city = parts && (await readTown(em, city_id))
  if (!parts || !city) return null
  const { street, house } = parts
  const known = await knownHouse(em, null, { street, house, city, near: city.coordinates })
  return known?.exact ? known.coordinates : null
}

/** A town with its centre; undefined where there is none. */
export const readTown = (em: Em, city_id: string) =>
  row<TownCentre>(em, sql`select id, name, slug, coordinates from city where id = ${city_id}::uuid`)
