import type { OftenSearchedWire } from '@ostrov/shared/search/schema'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { readCards } from '../../restaurants/card'
import { oftenSearched } from './count-search'

const QUERIES = 8
const RESTAURANTS = 6
/** Restaurants are weighed by so many queries. */
const WEIGHED = 50

type Often = { query: string; restaurants: string[]; weight: number }

/** «Часто ищут»: what several people looked for lately and the restaurants they found; then those rated best. */
export async function listOften(em: Em, now: Date): Promise<OftenSearchedWire> {
  const [queries, restaurants] = await Promise.all([
    rows<Often>(em, oftenSearched(now, QUERIES)),
    rows<{ id: string }>(
      em,
      sql`with wanted as (select found.id, sum(often.weight / found.place) as weight from (${oftenSearched(now, WEIGHED)}) often
            cross join lateral unnest(often.restaurants) with ordinality as found (id, place) group by found.id)
          (select r.id from wanted join restaurant r on r.id = wanted.id and r.moderation_status = 'approved'
           order by wanted.weight desc, r.id limit ${sql.lit(RESTAURANTS)})
          union all
          (select r.id from restaurant r where r.moderation_status = 'approved' and r.id not in (select id from wanted)
           order by r.rating desc, r.id limit ${sql.lit(RESTAURANTS)})
          limit ${sql.lit(RESTAURANTS)}`,
    ),
  ])
  const ids = restaurants.map(({ id }) => id)
  return { queries: queries.map(({ query }) => query), restaurants: await readCards(em, ids, now) }
}
