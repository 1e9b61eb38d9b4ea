import type { ListQuery } from '@ostrov/shared/lists/table'
import { familiesOf } from '@ostrov/shared/staff/acts'
import { staffLog } from '@ostrov/shared/staff/lists'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'
import { entryOf, family, type LogRow, logOrders, logSource } from './log-rows'

/** Who did what: in these restaurants, and what the owner and those they hired did or what was done to their accounts. */
export async function readOwnerLog(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  query: ListQuery<typeof staffLog>,
) {
  const list = await readList<LogRow, typeof staffLog>(em, staffLog, query, {
    ...logSource,
    where: sql`true`,
    parts: await partsOf(em, owner, restaurants, query),
    conditions,
    orders: logOrders,
  })
  return { ...list, items: list.items.map((row) => entryOf(row, 'owner')) }
}

/** How many entries each kind would leave. */
export async function countOwnerLog(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  query: ListQuery<typeof staffLog>,
) {
  const asked = { ...query, kind: undefined }
  const parts = await partsOf(em, owner, restaurants, asked)
  return readFacets(em, staffLog, asked, { from: logSource.from, where: sql`true`, parts, conditions })
}

/** What of the log an owner reads. */
async function partsOf(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  { restaurant_id, kind }: Pick<ListQuery<typeof staffLog>, 'restaurant_id' | 'kind'>,
) {
  const crew = restaurant_id ? [] : await crewOf(em, owner)
  return [...restaurants.flatMap((one) => doneIn(one, kind)), ...(crew.length > 0 ? aboutCrew(crew) : [])]
}

/** The owner and everybody they ever hired, as the log calls them. */
async function crewOf(em: Em, { id }: { id: string }): Promise<string[]> {
  const found = await rows<{ id: string }>(em, sql`select id from business_user where id = ${id} or owner_id = ${id}`)
  return found.map((one) => `business:${one.id}`)
}

const conditions = {
  kind: (kind: string) => sql`${family} = any(${familiesOf(kind)}::text[])`,
  who: (id: string) => sql`l.actor = ${`business:${id}`}`,
  from: sql`l.created_at`,
  to: sql`l.created_at`,
}

/** What was done in a restaurant; of a kind that is seldom done each of its families by itself, or all of the log would be looked through. */
function doneIn({ id }: Served, kind: string | undefined) {
  const there = sql`l.restaurant_id = ${id}`
  return kind ? familiesOf(kind).map((one) => sql`${there} and ${family} = ${one}`) : [there]
}

/** What they did anywhere but in a restaurant, and what others did to their accounts. */
function aboutCrew(crew: readonly string[]) {
  const by = sql`l.actor = any(${crew}::text[])`
  return [
    sql`l.restaurant_id is null and ${by}`,
    sql`l.restaurant_id is null and l.subject = any(${crew}::text[]) and not ${by}`,
  ]
}
