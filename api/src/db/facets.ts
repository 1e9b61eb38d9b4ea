import { regionOffset } from '@ostrov/shared/formats/installation'
import { type Bucket, bucketsOf } from '@ostrov/shared/lists/histogram'
import { type RangeFilter, writeRange } from '@ostrov/shared/lists/range'
import { type AnyQuery, COUNTED, type Filter, type ListTable, valuesOf } from '@ostrov/shared/lists/table'
import { type Source, wholeOf } from './list'
import { type Condition, columnOf, eachOf, matching } from './list-conditions'
import type { Em } from './orm'
import { type Sql, sql, variedRows } from './sql'

/** Up to so many values are counted one by one, each only as far as its count goes; more are grouped in one pass. */
const ONE_BY_ONE = 20
/** Of a catalogue only so many values are answered: those chosen, then those with the most rows. */
const MOST_VALUES = 200
/** Of days only the newest that have rows. */
const MOST_DAYS = 366

type Counts = Record<string, number>
type Values = readonly string[] | null
type Facet = { name: string; value: string; found: Sql }
type Groups = { name: string; found: Sql }

/**
 * Under all the other filters: how many rows each value of a filter would leave, and `from` what `to` what the rows of a
 * range reach, where there are any, and how many lie in each piece of it; of days with a histogram each day. `values` names
 * those of a filter whose table knows none. A count ends where that of the list does. A catalogue costs one pass over the
 * matching rows, whatever number of values it has.
 */
export async function readFacets(
  em: Em,
  table: ListTable,
  query: AnyQuery,
  source: Counted,
  values: Readonly<Record<string, readonly string[]>> = {},
): Promise<Record<string, Counts>> {
  const { found: sought, ...left } = foundByWords(table, query, source)
  const { facets, groups } = askedOf(table, left.query, left.source, values)
  const [found] = await variedRows<{ facets: (number | null)[]; groups: Counts[] }>(
    em,
    sql`${sought} select array[${sql.join(facets.map((one) => sql`(${one.found})`))}]::int[] as facets,
      json_build_array(${sql.join(groups.map((one) => sql`(${one.found})`))}) as groups`,
  )
  const answer: Record<string, Counts> = Object.fromEntries(facets.map(({ name }) => [name, {}]))
  for (const [at, { name, value }] of facets.entries()) {
    const count = found?.facets[at] ?? null
    const isNothing = count === null || (count === 0 && table.filters?.[name]?.kind !== 'range')
    if (!isNothing) Object.assign(answer[name] ?? {}, { [value]: count })
  }
  for (const [at, { name }] of groups.entries()) answer[name] = { ...answer[name], ...found?.groups[at] }
  return answer
}

type Counted = Pick<Source, 'from' | 'where' | 'parts' | 'conditions' | 'walked' | 'narrow'>

/** What the query's words find, said before the counts, and what is left to ask of it. */
function foundByWords(table: ListTable, query: AnyQuery, source: Counted) {
  const words = Object.entries(table.filters ?? {}).filter(([, { kind }]) => kind === 'text')
  const asked = Object.fromEntries(words.map(([name]) => [name, query[name]]))
  const demands = matching(table, asked, source.conditions)
  if (!source.narrow || !demands) return { found: sql``, query, source }
  const { columns, as } = source.narrow
  const found = sql`with found as materialized (select ${columns} from ${source.from} where ${wholeOf(source)} and ${demands})`
  const without = Object.fromEntries(words.map(([name]) => [name, undefined]))
  const { parts: _, ...others } = source
  return {
    found,
    query: { ...query, ...without },
    source: { ...others, from: sql`found ${as}`, where: sql`true`, walked: [] },
  }
}

/** What is counted one by one, and what in one pass over the rows. */
function askedOf(
  table: ListTable,
  query: AnyQuery,
  source: Counted,
  values: Readonly<Record<string, readonly string[]>>,
): { facets: Facet[]; groups: Groups[] } {
  const rowsOf = rowsUnderOthers(table, query, source)
  const facets: Facet[] = []
  const groups: Groups[] = []
  for (const [name, condition] of Object.entries(source.conditions ?? {})) {
    const filter = table.filters?.[name]
    const known = values[name] ?? (filter && 'options' in filter ? Object.keys(filter.options) : null)
    const each = groupedBy(filter, condition, known)
    if (each) groups.push({ name, found: grouped(rowsOf(name, {}, each), { known, chosen: valuesOf(query[name]) }) })
    else facets.push(...singly(name, { filter, condition, known }, (asked) => rowsOf(name, asked)))
    const column = columnOf(condition)
    if (!column) continue
    const isWalked = (without: AnyQuery) =>
      source.walked?.includes(name) && matching(table, { ...query, ...without }, source.conditions) === null
    if (filter?.kind === 'range') {
      const count = isWalked({ [name]: undefined }) ? walkedPieces : pieces
      groups.push({ name, found: count(filter, column, rowsOf(name)) })
    }
    if (filter?.kind === 'day' && filter.histogram) {
      const count = isWalked({ [name]: undefined, ...otherEnds(table) }) ? walkedDays : days
      groups.push({ name, found: count(column, rowsOf(name, otherEnds(table))) })
    }
  }
  return { facets, groups }
}

/** The rows that the query leaves without one of its filters, and without those that stand in its values. */
function rowsUnderOthers(table: ListTable, query: AnyQuery, { from, conditions = {}, ...source }: Counted) {
  const whole = wholeOf(source)
  return (name: string, asked: AnyQuery = {}, beside = sql``) => {
    const inside = Object.entries(table.filters ?? {}).filter(([, one]) => 'within' in one && one.within === name)
    const dropped = Object.fromEntries([name, ...inside.map(([other]) => other)].map((other) => [other, undefined]))
    const others = { ...query, ...dropped, ...asked }
    return sql`from ${from} ${beside} where ${whole} and ${matching(table, others, conditions) ?? sql`true`}`
  }
}

/** Both ends of a list's days are one filter to whoever looks at its bars. */
function otherEnds({ filters = {} }: ListTable): AnyQuery {
  const ends = Object.entries(filters).filter(([, one]) => one.kind === 'day' && one.edge !== undefined)
  return Object.fromEntries(ends.map(([name]) => [name, undefined]))
}

/** The values that are grouped; null where they are few, or where the filter asks in a way of its own. */
function groupedBy(filter: Filter | undefined, condition: Condition, known: Values): Sql | null {
  if (!filter || filter.kind === 'range') return null
  const isGrouped = ('counted' in filter && filter.counted === true) || (known !== null && known.length > ONE_BY_ONE)
  return isGrouped ? eachOf(condition) : null
}

type Asked = { filter: Filter | undefined; condition: Condition; known: Values }

function singly(name: string, { filter, condition, known }: Asked, rowsOf: (asked: AnyQuery) => Sql): Facet[] {
  if (known) return known.map((value) => ({ name, value, found: counted(rowsOf({ [name]: value })) }))
  const column = filter?.kind === 'range' && columnOf(condition)
  if (!column) return []
  return [
    { name, value: 'from', found: sql`select min(${column}) ${rowsOf({})}` },
    { name, value: 'to', found: sql`select max(${column}) ${rowsOf({})}` },
  ]
}

const counted = (rows: Sql) => sql`select count(*) from (select ${rows} limit ${sql.lit(COUNTED + 1)}) counted`

/** How many rows lie in each piece of a range that has any, in one pass. */
function pieces(filter: RangeFilter, column: Sql, rows: Sql): Sql {
  const buckets = bucketsOf(filter)
  const [edges, names] = [buckets.map(({ from }) => from), buckets.map(nameOf)]
  const counts = sql`select width_bucket(${column}, ${sql.lit(`{${edges.join(',')}}`)}::int[]) as at, count(*) as total
    ${rows} and ${column} between ${sql.lit(filter.min)} and ${sql.lit(filter.max)} group by 1`
  return sql`select coalesce(json_object_agg((${sql.lit(`{"${names.join('","')}"}`)}::text[])[at], least(total, ${sql.lit(COUNTED + 1)})), '{}')
    from (${counts}) counted`
}

const nameOf = (bucket: Bucket) => writeRange(bucket) ?? ''

/** The same along the index of the column. */
function walkedPieces(filter: RangeFilter, column: Sql, rows: Sql): Sql {
  const every = bucketsOf(filter).map(
    (bucket) => sql`(${sql.lit(nameOf(bucket))}, ${sql.lit(bucket.from)}, ${sql.lit(bucket.to)})`,
  )
  const count = counted(sql`${rows} and ${column} between piece.least and piece.most`)
  return sql`select coalesce(json_object_agg(name, total) filter (where total > 0), '{}') from (
    select piece.name, (${count}) as total from (values ${sql.join(every)}) piece (name, least, most)) counted`
}

/** How many rows lie on each of the newest days of the region that have any, in one pass. */
function days(column: Sql, rows: Sql): Sql {
  const counts = sql`select ${dayOf(column)} as day, count(*) as total
    ${rows} and ${column} is not null group by 1 order by 1 desc limit ${sql.lit(MOST_DAYS)}`
  return sql`select coalesce(json_object_agg(day, least(total, ${sql.lit(COUNTED + 1)})), '{}') from (${counts}) counted`
}

const offset = () => sql`make_interval(mins => ${sql.lit(regionOffset())})`
const dayOf = (moment: Sql) => sql`(${moment} at time zone 'UTC' + ${offset()})::date`

/** The same along the index of the column, from one day that has rows to the one before it. */
function walkedDays(column: Sql, rows: Sql): Sql {
  const begins = (day: Sql) => sql`((${day})::timestamp - ${offset()}) at time zone 'UTC'`
  const last = (before: Sql) => sql`select ${dayOf(sql`max(${column})`)} ${rows}${before}`
  const count = counted(
    sql`${rows} and ${column} >= ${begins(sql`shown.day`)} and ${column} < ${begins(sql`shown.day + 1`)}`,
  )
  return sql`with recursive stands (day) as (
      select (${last(sql``)}) union all
      select (${last(sql` and ${column} < ${begins(sql`stands.day`)}`)}) from stands where stands.day is not null),
    shown as (select day from stands where day is not null limit ${sql.lit(MOST_DAYS)})
    select coalesce(json_object_agg(shown.day, (${count})), '{}') from shown`
}

/** Words that a table or a caller names all have their count; of a catalogue the most frequent have, and what is chosen. */
function grouped(rows: Sql, { known, chosen }: { known: Values; chosen: readonly string[] }): Sql {
  const which = known ? sql`each.value::text = any(${known}::text[])` : sql`each.value is not null`
  const most = known ? sql`` : sql` limit ${sql.lit(MOST_VALUES)}`
  const values = sql`select each.value::text as value, count(*) as total ${rows} and ${which} group by each.value`
  return sql`select coalesce(json_object_agg(value, least(total, ${sql.lit(COUNTED + 1)})), '{}') from (
    select value, total from (${values}) every
    order by value = any(${chosen}::text[]) desc, total desc, value${most}) shown`
}
