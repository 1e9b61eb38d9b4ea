import { type AnyQuery, type ListTable, usualSort } from '@ostrov/shared/lists/table'

type HeadSort = { direction: 'ascending' | 'descending' | null; next: string }

/** How a list stands by one of its sorts, and by what a press on the column's head sorts it; null where it has no such sort. */
export function headSort(table: ListTable, { sort = usualSort(table) }: AnyQuery, key: string): HeadSort | null {
  const ways = [`-${key}`, key].filter((way) => Object.hasOwn(table.sorts ?? {}, way))
  const [first] = ways
  if (first === undefined) return null
  const stands = ways.find((way) => way === sort)
  const direction = stands === undefined ? null : stands === key ? 'ascending' : 'descending'
  return { direction, next: ways.find((way) => way !== sort) ?? first }
}
