import type { ListQuery } from '@ostrov/shared/lists/table'
import { NOUNS } from '@ostrov/shared/nouns'
import type { Noun } from '@ostrov/shared/nouns/noun'
import { familiesOf } from '@ostrov/shared/staff/acts'
import { deskLog } from '@ostrov/shared/staff/lists'
import { EXPORTED_ENTRIES } from '@ostrov/shared/staff/log-table'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { readOn } from '../../db/read-on'
import { row, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { deskEntryOf, family, type LogRow, logOrders, logSource } from './log-rows'
import { saysWords } from './log-search'

type Query = ListQuery<typeof deskLog>
/** Whose log it is, where it is not everybody's. */
type Of = { noun: 'restaurant' | 'business'; id: string }

/** Who did what anywhere. */
export async function readDeskLog(em: Em, query: Query, of?: Of) {
  const list = await readList<LogRow, typeof deskLog>(em, deskLog, query, {
    ...logSource,
    where: sql`true`,
    parts: partsOf(query, of),
    conditions,
    orders: logOrders,
  })
  return { ...list, items: list.items.map(deskEntryOf) }
}

/**
 * The same of one restaurant, or of one partner: what they did, and what was done to their account; also of one who is gone.
 * @throws {Refusal} `restaurant.not_found`, `business.not_found` where there never was one
 */
export async function readDeskLogOf(em: Em, of: Of, query: Query) {
  const list = await readDeskLog(em, query, of)
  if (list.total === 0) await demandKnown(em, of)
  return list
}

/** The log as it is filtered, the first ten thousand. */
export function exportDeskLog(em: Em, query: Query) {
  return readOn(EXPORTED_ENTRIES, (place) => readDeskLog(em, { ...query, ...place }))
}

/** How many entries each choice would leave. */
export function countDeskLog(em: Em, query: Query) {
  const parts = partsOf({ ...query, kind: undefined })
  return readFacets(em, deskLog, query, { from: logSource.from, where: sql`true`, parts, conditions, narrow })
}

const conditions = {
  query: saysWords,
  restaurant_id: sql`l.restaurant_id`,
  business_user_id: (id: string) => sql`l.actor = ${`business:${id}`}`,
  admin_id: (id: string) => sql`(l.actor = ${`admin:${id}`} or l.act_admin_id = ${id})`,
  // Written out: the planner then knows how rare a kind is, and takes its index.
  by: (kind: string) => sql`split_part(l.actor, ':', 1) = ${sql.lit(kind)}`,
  acting: sql`l.act_admin_id is not null`,
  kind: (kind: string) => sql`${family} in (${sql.join(familiesOf(kind).map(sql.lit))})`,
  from: sql`l.created_at`,
  to: sql`l.created_at`,
}

/** What the counts need of an entry that words have found. */
const narrow = {
  columns: sql`l.id, l.created_at, l.action, l.actor, l.act_admin_id, l.restaurant_id, l.subject`,
  as: sql`l`,
}

/** Each way to be among what is asked for, by itself, so that each is read in the order of its index. */
function partsOf({ kind, admin_id }: Pick<Query, 'kind' | 'admin_id'>, of?: Of): Sql[] {
  const whose = of ? ofOne(of) : [sql`true`]
  const people = admin_id ? ofAdmin(admin_id) : [sql`true`]
  const families = kind ? familiesOf(kind).map((one) => sql`${family} = ${sql.lit(one)}`) : [sql`true`]
  return whose.flatMap((one) =>
    people.flatMap((person) => families.map((what) => sql`${one} and ${person} and ${what}`)),
  )
}

function ofOne({ noun, id }: Of): Sql[] {
  if (noun === 'restaurant') return [sql`l.restaurant_id = ${id}`]
  const person = `business:${id}`
  return [sql`l.actor = ${person}`, sql`l.subject = ${person} and l.actor <> ${person}`]
}

const ofAdmin = (id: string): Sql[] => [
  sql`l.actor = ${`admin:${id}`}`,
  sql`l.act_admin_id = ${id} and l.actor <> ${`admin:${id}`}`,
]

async function demandKnown(em: Em, { noun, id }: Of): Promise<void> {
  const { table = noun }: Noun = NOUNS[noun]
  const known = await row(
    em,
    sql`select where exists (select from ${sql.table(table)} where id = ${id})
          or exists (select from log l where ${sql.join(ofOne({ noun, id }), sql` or `)})`,
  )
  if (!known) throw new Refusal(`${noun}.not_found`)
}
