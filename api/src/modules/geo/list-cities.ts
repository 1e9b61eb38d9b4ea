import type { Em } from '../../db/orm'
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
