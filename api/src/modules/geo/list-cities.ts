import { cityList } from '@ostrov/shared/geo/lists'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { findList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import { statement } from '../../db/statement'
import { City } from './city'

/** A page of cities with their centres. */
export function listCities(em: Em, query: ListQuery<typeof cityList>) {
  return findList(em, City, {
    table: cityList,
    query,
    where: { is_hidden: false },
    orderBy: { sort: 'asc', name: 'asc' },
  })
}

/** A town as far as an address asks for it. */
export type TownCentre = Pick<City, 'id' | 'name' | 'slug' | 'coordinates'>

/** All of them. */
export function townCentres(em: Em): Promise<TownCentre[]> {
  return rows(em, centres({}))
}

const centres = statement<object, TownCentre>(
  () => sql`select id, name, slug, coordinates from city order by sort, name limit 500`,
)
