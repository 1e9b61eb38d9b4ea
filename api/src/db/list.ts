import type { EntityName, FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql'
import { addDays, instantAt } from '@ostrov/shared/formats/time'
import { type AnyQuery, COUNTED, type Filter, type ListTable, usualSort, valuesOf } from '@ostrov/shared/lists/table'
import type { RawBuilder } from 'kysely'
import type { Em } from './orm'
import { row, rows, sql, variedRows } from './sql'

type Sql = RawBuilder<unknown>
/** The column or yes-or-no a filter asks about, or what it asks for a value. */
export type Condition = Sql | ((value: string) => Sql)
/** What rows stand by: as it is written, or all of it rising or all of it falling, the last of it telling two rows apart. */
export type Order = Sql | { by: readonly Sql[]; falling?: true }

type Source = {
  select: Sql
  /** Tables and joins. */
  from: Sql
  /** Whose rows these are at all, whatever is asked. */
  where: Sql
  conditions?: Readonly<Record<string, Condition>>
  order?: Order
  orders?: Readonly<Record<string, Order>>
  /** What `after` and `before` name a row by. */
  key?: Sql
}
type Filters<Table> = Table extends { filters: infer Declared } ? Declared : object
type Asked<Declared> = {
  [Name in keyof Declared]: Declared[Name] extends { scope: true } ? never : Name
}[keyof Declared]
/** A range is compared with a column; all else may ask in its own way. */
type ConditionOf<One> = One extends { kind: 'range' } ? Sql : Condition
/** A filter, an order or a cursor that a table declares and that has no SQL here does not compile. */
export type SourceOf<Table> = Pick<Source, 'select' | 'from' | 'where'> &
  ([Asked<Filters<Table>>] extends [never]
    ? Pick<Source, 'conditions'>
    : { conditions: { [Name in Asked<Filters<Table>>]: ConditionOf<Filters<Table>[Name]> } }) &
  (Table extends { sorts: infer Sorts } ? { orders: { [Name in keyof Sorts]: Order } } : { order: Order }) &
  (Table extends { cursor: string } ? { key: Sql } : unknown)

/** A list as it is answered. */
export type List<Item> = { items: Item[]; page: number; limit: number; total: number }

/** A page of the list: its filters, its order, and how many there are in all. */
export async function readList<Item extends object, Table extends ListTable>(
  em: Em,
  table: Table,
  query: AnyQuery,
  source: SourceOf<Table>,
): Promise<List<Item>>
export async function readList<Item>(em: Em, table: ListTable, query: AnyQuery, source: Source): Promise<List<Item>> {
  const { page, limit, offset } = pageOf(table, query)
  const filters = matching(table, query, source.conditions)
  const which = filters ? sql`${source.where} and ${filters}` : source.where
  const { order, beyond, isBackwards } = await placeOf(em, table, query, source)
  // Most ask for the first page as it is: its text is one, so each connection plans it once, knowing how few rows come.
  const isUsual = !filters && !beyond && page === 1 && limit === table.sizes[0] && query.sort === undefined
  const rest = sql`where ${beyond ? sql`${which} and ${beyond}` : which} order by ${order} limit ${sql.lit(limit)}`
  // What is skipped, or looked through for a filter or an order, is so by its key alone: of the rest nothing is read for nothing.
  const place =
    beyond || isUsual
      ? rest
      : source.key
        ? sql`where ${source.key} in (select ${source.key} from ${source.from} ${rest} offset ${offset}) order by ${order}`
        : sql`${rest} offset ${offset}`
  const found = await (isUsual ? rows<Item> : variedRows<Item>)(
    em,
    sql`select ${source.select} from ${source.from} ${place}`,
  )
  const items = isBackwards ? found.reverse() : found
  // A page that is not full tells the total by itself.
  if (!beyond && items.length < limit && (items.length > 0 || page === 1))
    return { items, page, limit, total: offset + items.length }
  const bound = Math.max(COUNTED, offset + limit) + 1
  const [counted] = await (isUsual ? rows<{ total: number }> : variedRows<{ total: number }>)(
    em,
    sql`select count(*)::int as total from (select from ${source.from} where ${which}
          limit ${sql.lit(bound)}) counted`,
  )
  return { items, page, limit, total: counted?.total ?? 0 }
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

/**
 * Under all the other filters: how many rows each value of a filter would leave, and `from` what `to` what the rows of a
 * range reach, where there are any.
 */
export async function readFacets(
  em: Em,
  table: ListTable,
  query: AnyQuery,
  { from, where, conditions = {} }: Pick<Source, 'from' | 'where' | 'conditions'>,
): Promise<Record<string, Record<string, number>>> {
  const columns = Object.entries(conditions).flatMap(([name, column]) =>
    typeof column === 'function' ? [] : [{ name, column, filter: table.filters?.[name] }],
  )
  const values = columns.filter(({ filter }) => isCounted(filter))
  const ranges = columns.filter(({ filter }) => filter?.kind === 'range')
  const groups = values.map(({ name }) => ({ name, column: sql.ref(`counted.${name}`) }))
  const grouped = [...values, ...ranges].map(({ name }) => name)
  const others = matching(table, without(query, grouped), conditions) ?? sql`true`
  const demanded = (some: { name: string; column: Sql }[], but?: string) => {
    const left = some.flatMap(({ name, column }) => (name === but ? [] : [[name, column] as const]))
    return matching(table, query, Object.fromEntries(left)) ?? sql`true`
  }
  const found = await variedRows<{ filter: string; value: string; count: number }>(
    em,
    // Grouped once by all of them, a hundred thousand rows are a few dozen.
    sql`with counted as materialized (
          select ${sql.join([
            ...values.map(({ name, column }) => sql`${column} as ${sql.id(name)}`),
            sql`count(*) filter (where ${demanded(ranges)}) as rows`,
            ...ranges.flatMap(({ name, column }) => [
              sql`min(${column}) filter (where ${demanded(ranges, name)}) as ${sql.id(`${name}_from`)}`,
              sql`max(${column}) filter (where ${demanded(ranges, name)}) as ${sql.id(`${name}_to`)}`,
            ]),
          ])}
          from ${from} where ${where} and ${others}
          group by ${sql.join(values.map((_, place) => sql.lit(place + 1)))})
        ${sql.join(
          [
            ...groups.map(
              ({
                name,
                column,
              }) => sql`select ${sql.lit(name)} as filter, ${column}::text as value, sum(rows)::int as count
                from counted where ${demanded(groups, name)} group by 2 having sum(rows) > 0`,
            ),
            ...ranges.flatMap(({ name }) => [
              sql`select ${sql.lit(name)}, 'from', min(${sql.id(`${name}_from`)})::int from counted where ${demanded(groups)}`,
              sql`select ${sql.lit(name)}, 'to', max(${sql.id(`${name}_to`)})::int from counted where ${demanded(groups)}`,
            ]),
          ],
          sql` union all `,
        )}`,
  )
  return Object.fromEntries(
    grouped.map((name) => {
      const own = found.filter(({ filter, count }) => filter === name && count !== null)
      return [name, Object.fromEntries(own.map(({ value, count }) => [value, count]))]
    }),
  )
}

/** The query without these filters. */
function without(query: AnyQuery, names: readonly string[]): AnyQuery {
  const dropped = names.flatMap((name) => [name, `${name}_from`, `${name}_to`])
  return { ...query, ...Object.fromEntries(dropped.map((name) => [name, undefined])) }
}

/** What the query's filters demand of a row; null when they demand nothing. */
export function matching(table: ListTable, query: AnyQuery, conditions: Source['conditions'] = {}): Sql | null {
  const demands = Object.entries(table.filters ?? {}).flatMap(([name, filter]) => {
    const condition = conditions[name]
    if (condition === undefined) return []
    return filter.kind === 'range' ? within(name, condition, query) : demandsOf(filter, condition, query[name])
  })
  return demands.length > 0 ? sql.join(demands, sql` and `) : null
}

/** One plan serves all values, so those that a filter names itself are written out: the planner then knows an index of some of them. */
function demandsOf(filter: Filter, condition: Condition, value: AnyQuery[string]): Sql[] {
  if (value === undefined || value === '' || value === false) return []
  if (typeof condition === 'function') return [condition(String(value))]
  if (filter.kind === 'many') {
    const chosen = valuesOf(value)
    const isNamed =
      'options' in filter && chosen.length > 0 && chosen.every((one) => Object.hasOwn(filter.options, one))
    return [
      isNamed ? sql`${condition} in (${sql.join(chosen.map(sql.lit))})` : sql`${condition} = any(${chosen}::text[])`,
    ]
  }
  if (filter.kind === 'flag') return [condition]
  return filter.kind === 'day' ? daysOf(filter.edge, condition, String(value)) : [sql`${condition} = ${value}`]
}

function within(name: string, column: Condition, { [`${name}_from`]: from, [`${name}_to`]: to }: AnyQuery): Sql[] {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}`]),
  ]
}

function daysOf(edge: 'from' | 'to' | undefined, column: Sql, day: string): Sql[] {
  return [
    ...(edge === 'to' ? [] : [sql`${column} >= ${instantAt(day, 0)}`]),
    ...(edge === 'from' ? [] : [sql`${column} < ${instantAt(addDays(day, 1), 0)}`]),
  ]
}

const isCounted = (filter: Filter | undefined) =>
  filter !== undefined && (filter.kind === 'flag' || 'options' in filter)

type Place = { order: Sql; beyond: Sql | null; isBackwards: boolean }

/** Where a page begins. After a row one has seen it begins there, however many rows have come before it meanwhile. */
async function placeOf(em: Em, table: ListTable, query: AnyQuery, source: Source): Promise<Place> {
  const order = source.orders?.[String(query.sort ?? usualSort(table))] ?? source.order
  if (!order) throw new Error(`${table.name} has no order.`)
  if (!('by' in order)) return { order, beyond: null, isBackwards: false }
  const isBackwards = query.after === undefined && query.before !== undefined
  const isFalling = (order.falling === true) !== isBackwards
  const beyond = await beyondSeen(em, query.after ?? query.before, { source, by: order.by, isFalling })
  // A row that is gone, or was never theirs, is no place: the number of the page is.
  if (!beyond) return { order: ordered(order.by, order.falling === true), beyond, isBackwards: false }
  return { order: ordered(order.by, isFalling), beyond, isBackwards }
}

async function beyondSeen(
  em: Em,
  seen: AnyQuery[string],
  { source, by, isFalling }: { source: Source; by: readonly Sql[]; isFalling: boolean },
): Promise<Sql | null> {
  if (!source.key || seen === undefined) return null
  const there = sql`from ${source.from} where ${source.where} and ${source.key} = ${seen}`
  if (!(await row(em, sql`select ${there}`))) return null
  return sql`(${sql.join(by)}) ${isFalling ? sql`<` : sql`>`} (select ${sql.join(by)} ${there})`
}

function ordered(by: readonly Sql[], isFalling: boolean): Sql {
  return sql.join(by.map((place) => (isFalling ? sql`${place} desc` : place)))
}
