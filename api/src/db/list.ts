import type { EntityName, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'
import { type AnyQuery, COUNTED, type ListTable, usualSort } from '@ostrov/shared/lists/table'
import { type Condition, type Conditions, matching } from './list-conditions'
import { nearest } from './near'
import type { Em } from './orm'
import { row, rows, type Sql, sql, variedRows } from './sql'

/** What rows stand by: as it is written, or all of it rising or all of it falling, the last of it telling two rows apart. */
export type Order = Sql | { by: readonly Sql[]; falling?: true }

export type Source = {
  select: Sql
  /** Tables and joins that its rows, their conditions and their order need. */
  from: Sql
  /** Joins that only what is selected needs, made for the rows of the page alone; needs a `key`. */
  joined?: Sql
  /** Which rows these are at all, whatever is asked. */
  where: Sql
  /**
   * Whose rows: any of these, and no row of two of them. Each is read in the order of an index, and only as far as the page
   * reaches; written as one condition they would all be read and sorted. Needs a `key`, and orders with `by`.
   */
  parts?: readonly Sql[]
  conditions?: Conditions
  order?: Order
  orders?: Readonly<Record<string, Order>>
  /** Where a row stands, as a point of the map: what `near` orders by. Needs a `key`. */
  place?: Sql
  /** What tells a row from all others, and what `after` and `before` name it by. */
  key?: Sql
  /** The column whose month says in which part of a table a row stands (`months.ts`): by its key alone all parts would be looked into. */
  month?: Sql
  /**
   * Filters whose column leads an index of these rows: while nothing else is asked their pieces and days are counted along it, each
   * only as far as its count goes. Under other filters each step might read all that these leave, so one pass counts them.
   */
  walked?: readonly string[]
  /**
   * The columns that its conditions and `key` need, of the table called `as`: what words find is found once by them, and counted
   * there, where each count would find it anew.
   */
  narrow?: { columns: Sql; as: Sql }
  /** How many there are, where something knew it sooner than the database. */
  known?: number | undefined
}
type Filters<Table> = Table extends { filters: infer Declared } ? Declared : object
type Asked<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { scope: true } ? never : Name
}[keyof Declared]
/** A range is compared with a column; all else may ask in its own way. */
type ConditionOf<One> = One extends { kind: 'range' } ? Sql : Condition
/** A filter, an order or a cursor that a table declares and that has no SQL here does not compile. */
export type SourceOf<Table> = Pick<Source, 'select' | 'from' | 'where' | 'key' | 'month' | 'walked' | 'narrow'> &
  ({ joined: Sql; key: Sql } | { joined?: undefined }) &
  ({ parts: readonly Sql[]; key: Sql } | { parts?: undefined }) &
  ([Asked<Filters<Table>>] extends [never]
    ? Pick<Source, 'conditions'>
    : { conditions: { [Name in Asked<Filters<Table>>]: ConditionOf<Filters<Table>[Name]> } }) &
  (Table extends { sorts: infer Sorts } ? { orders: { [Name in keyof Sorts]: Order } } : { order: Order }) &
  (Table extends { cursor: string } ? { key: Sql } : unknown) &
  (Table extends { near: true } ? { place: Sql; key: Sql } : unknown)

/** A list as it is answered. */
export type List<Item> = { items: Item[]; page: number; limit: number; total: number }

/** A page of the list: its filters, its order, and how many there are in all. */
export async function readList<Item extends object, Table extends ListTable>(
  em: Em,
  table: Table,
  query: AnyQuery,
  source: SourceOf<Table>,
): Promise<List<Item>> {
  return readAnyList(em, table, query, source)
}

/** The same of a list whose table and source were matched by whoever declared them. */
export async function readAnyList<Item>(em: Em, table: ListTable, query: AnyQuery, given: Source): Promise<List<Item>> {
  const source = nearest(table, query, given)
  const { page, limit, offset } = pageOf(table, query)
  if (source.parts?.length === 0) return { items: [], page, limit, total: 0 }
  const filters = matching(table, query, source.conditions)
  const place = await placeOf(em, table, query, source)
  const { order, beyond, isBackwards } = place
  const which = filters ? sql`${source.where} and ${filters}` : source.where
  const [part, another] = source.parts ?? []
  const isOne = !another
  // Most ask for the first page as it is: its text is one, so each connection plans it once, knowing how few rows come.
  const isUsual =
    isOne &&
    !filters &&
    !beyond &&
    page === 1 &&
    limit === table.sizes[0] &&
    query.sort === undefined &&
    query.near === undefined
  const read = isUsual ? rows : variedRows
  const slice = { which: part && isOne ? sql`(${part}) and ${which}` : which, limit, skipped: beyond ? 0 : offset }
  // What is skipped, or looked through for a filter or an order, is so by its key alone: of the rest nothing is read for nothing.
  const isByKey = source.key && (source.joined || !isOne || !(beyond || isUsual))
  const placed = isByKey
    ? sql`${source.joined ?? sql``} where (${namesOf(source)}) in (${keysOf(source, place, slice)}) order by ${order}`
    : sliced(place, slice)
  const found = await read<Item>(em, sql`select ${source.select} from ${source.from} ${placed}`)
  const items = isBackwards ? found.reverse() : found
  // A page that is not full tells the total by itself.
  if (!beyond && items.length < limit && (items.length > 0 || page === 1))
    return { items, page, limit, total: offset + items.length }
  const most = Math.max(COUNTED, offset + limit) + 1
  if (source.known !== undefined) return { items, page, limit, total: Math.min(source.known, most) }
  const bound = sql` limit ${sql.lit(most)}`
  const every = everyPart(source, (of) => sql`select from ${source.from} where ${of}${slice.which}${bound}`)
  const [counted] = await read<{ total: number }>(
    em,
    sql`select count(*)::int as total from (${isOne ? every : sql`${every}${bound}`}) counted`,
  )
  return { items, page, limit, total: counted?.total ?? 0 }
}

type Slice = { which: Sql; limit: number; skipped: number }

const sliced = ({ order, beyond }: Place, { which, limit, skipped }: Slice) =>
  sql`where ${beyond ? sql`${which} and ${beyond}` : which} order by ${order} limit ${sql.lit(limit)}${skipped > 0 ? sql` offset ${skipped}` : sql``}`

const namesOf = ({ key, month }: Pick<Source, 'key' | 'month'>) => (month ? sql`${key}, ${month}` : sql`${key}`)

/** The keys of a page's rows. */
function keysOf({ key, month, from, parts = [], ...source }: Source, place: Place, slice: Slice): Sql {
  if (parts.length < 2) return sql`select ${namesOf({ key, month })} from ${from} ${sliced(place, slice)}`
  const { by, isFalling } = place
  if (by.length === 0) throw new Error('Rows of several parts are merged by the columns of their order.')
  const { limit, skipped } = slice
  const places = by.map((_, at) => sql.ref(`place_${at}`))
  const columns = sql.join(by.map((column, at) => sql`${column} as ${places[at]}`))
  const reach = { ...slice, limit: limit + skipped, skipped: 0 }
  const found = everyPart(
    { parts, ...source },
    (of) =>
      sql`select ${key} as key, ${month ?? sql`null`} as month, ${columns} from ${from} ${sliced(place, { ...reach, which: sql`${of}${slice.which}` })}`,
  )
  return sql`select key${month ? sql`, month` : sql``} from (${found}) found order by ${ordered(places, isFalling)} limit ${sql.lit(limit)} offset ${skipped}`
}

/** The rows of each part beside one another; what was said of none is said of all. */
function everyPart({ parts = [] }: Pick<Source, 'parts'>, read: (of: Sql) => Sql): Sql {
  if (parts.length < 2) return read(sql``)
  return sql.join(
    parts.map((part) => sql`(${read(sql`(${part}) and `)})`),
    sql` union all `,
  )
}

/** A page of a list whose rows are entities. */
export async function findList<Entity extends object>(
  em: Em,
  entity: EntityName<Entity>,
  asked: { table: ListTable; query: AnyQuery; where: FilterQuery<NoInfer<Entity>>; orderBy: QueryOrderMap<Entity> },
) {
  const { page, limit, offset } = pageOf(asked.table, asked.query)
  const [items, total] = await em.findAndCount(entity, asked.where, { orderBy: asked.orderBy, limit, offset })
  return { items, page, limit, total }
}

/** A list that comes whole, or whose rows were found in a way of their own. */
export function wholeList<Item>(table: ListTable, items: Item[], total = items.length): List<Item> {
  return { items, page: 1, limit: table.sizes[0], total }
}

/** The page a query asks for. */
export function pageOf(table: ListTable, { page = 1, limit = table.sizes[0] }: AnyQuery) {
  return { page: Number(page), limit: Number(limit), offset: (Number(page) - 1) * Number(limit) }
}

type Place = { order: Sql; by: readonly Sql[]; isFalling: boolean; beyond: Sql | null; isBackwards: boolean }

/** Where a page begins. After a row one has seen it begins there, however many rows have come before it meanwhile. */
async function placeOf(em: Em, table: ListTable, query: AnyQuery, source: Source): Promise<Place> {
  const order = source.orders?.[String(query.sort ?? usualSort(table))] ?? source.order
  if (!order) throw new Error(`${table.name} has no order.`)
  if (!('by' in order)) return { order, by: [], isFalling: false, beyond: null, isBackwards: false }
  const { by, falling = false } = order
  const isBackwards = query.after === undefined && query.before !== undefined
  const isFalling = falling !== isBackwards
  const beyond = await beyondSeen(em, query.after ?? query.before, { source, by, isFalling })
  // A row that is gone, or was never theirs, is no place: the number of the page is.
  if (!beyond) return { order: ordered(by, falling), by, isFalling: falling, beyond, isBackwards: false }
  return { order: ordered(by, isFalling), by, isFalling, beyond, isBackwards }
}

async function beyondSeen(
  em: Em,
  seen: AnyQuery[string],
  { source, by, isFalling }: { source: Source; by: readonly Sql[]; isFalling: boolean },
): Promise<Sql | null> {
  if (!source.key || seen === undefined) return null
  const there = sql`from ${source.from} where ${wholeOf(source)} and ${source.key} = ${seen}`
  if (!(await row(em, sql`select ${there}`))) return null
  return sql`(${sql.join(by)}) ${isFalling ? sql`<` : sql`>`} (select ${sql.join(by)} ${there})`
}

/** All its parts in one condition. */
export function wholeOf({ where, parts }: Pick<Source, 'where' | 'parts'>): Sql {
  if (!parts) return where
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)}) and ${where}` : sql`false`
}

function ordered(by: readonly Sql[], isFalling: boolean): Sql {
  return sql.join(by.map((place) => (isFalling ? sql`${place} desc` : place)))
}
