import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { City } from './city'

/** A page of cities with their centres. */
export async function listCities(em: Em, { page = 1, limit = 100 }: { page?: number; limit?: number }) {
  const [items, total] = await em.findAndCount(
    City,
    {},
    { orderBy: { sort: 'asc', name: 'asc' }, limit, offset: (page - 1) * limit },
  )
  return { items, page, limit, total }
}

/** A town as far as an address asks for it. */
export type TownCentre = Pick<City, 'id' | 'name' | 'coordinates'>

/** All of them. */
export function townCentres(em: Em): Promise<TownCentre[]> {
  return rows<TownCentre>(em, sql`select id, name, coordinates from city order by sort, name limit 500`)
}
