import { cityList } from '@ostrov/shared/geo/lists'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { findList } from '../../db/list'
import type { Em } from '../../db/orm'
import { City } from './city'

/** A page of cities with their centres. */
export function listCities(em: Em, query: ListQuery<typeof cityList>) {
  return findList(em, City, { table: cityList, query, where: {}, orderBy: { sort: 'asc', name: 'asc' } })
}
