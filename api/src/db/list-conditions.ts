import { addDays, instantAt } from '@ostrov/shared/formats/time'
import { type RangeFilter, readRange } from '@ostrov/shared/lists/range'
import { type AnyQuery, type Filter, type ListTable, valuesOf } from '@ostrov/shared/lists/table'
import { inWindow } from './near'
import { instant, type Sql, sql, writtenOut } from './sql'

/** A row that has several values: what a value demands of it, and a query of those it has, in one column. */
export type Several = { asks: (value: string) => Sql; each: Sql }
/** The column or yes-or-no a filter asks about, or what it asks for a value. */
export type Condition = Sql | ((value: string) => Sql) | Several
export type Conditions = Readonly<Record<string, Condition>>

/** What the query's filters demand of a row; null when they demand nothing. */
export function matching(table: ListTable, query: AnyQuery, conditions: Conditions = {}): Sql | null {
  const demands = Object.entries(table.filters ?? {}).flatMap(([name, filter]) => {
    const condition = conditions[name]
    if (condition === undefined) return []
    return demandsOf(filter, condition, query[name])
  })
  return demands.length > 0 ? sql.join(demands, sql` and `) : null
}

/** What is a parameter the planner sees nothing of, so values are written out: it then knows an index of some of them, and how many rows they are of. */
function demandsOf(filter: Filter, condition: Condition, value: AnyQuery[string]): Sql[] {
  if (value === undefined || value === '' || value === false) return []
  if (typeof condition === 'function') return [condition(String(value))]
  if ('asks' in condition) return [condition.asks(String(value))]
  if (filter.kind === 'many') {
    const chosen = valuesOf(value)
    const isNamed =
      'options' in filter && chosen.length > 0 && chosen.every((one) => Object.hasOwn(filter.options, one))
    return [
      isNamed ? sql`${condition} in (${sql.join(chosen.map(sql.lit))})` : sql`${condition} = any(${chosen}::text[])`,
    ]
  }
  if (filter.kind === 'flag') return [condition]
  if (filter.kind === 'window') return [inWindow(condition, value)]
  if (filter.kind === 'range') return within(filter, condition, value)
  return filter.kind === 'day' ? daysOf(filter.edge, condition, String(value)) : [isOne(filter, condition, value)]
}

function isOne(filter: Filter, column: Sql, value: AnyQuery[string]): Sql {
  return 'of' in filter && filter.of === 'uuid'
    ? sql`${column} = ${writtenOut(String(value))}`
    : sql`${column} = ${value}`
}

function within(filter: RangeFilter, column: Sql, value: AnyQuery[string]): Sql[] {
  const { from, to } = readRange(value, filter) ?? {}
  if (from !== undefined && to !== undefined) return [sql`${column} between ${sql.lit(from)} and ${sql.lit(to)}`]
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${sql.lit(from)}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${sql.lit(to)}`]),
  ]
}

function daysOf(edge: 'from' | 'to' | undefined, column: Sql, day: string): Sql[] {
  return [
    ...(edge === 'to' ? [] : [sql`${column} >= ${instant(instantAt(day, 0))}`]),
    ...(edge === 'from' ? [] : [sql`${column} < ${instant(instantAt(addDays(day, 1), 0))}`]),
  ]
}

/** The column a filter compares; null where it asks in a way of its own. */
export const columnOf = (condition: Condition): Sql | null =>
  typeof condition === 'function' || 'asks' in condition ? null : condition

/** The values of a row, as what stands beside it in a query; null where a filter tells only whether it matches. */
export function eachOf(condition: Condition): Sql | null {
  if (typeof condition === 'function') return null
  const values = 'asks' in condition ? condition.each : sql`select ${condition}`
  return sql`cross join lateral (${values}) each (value)`
}
