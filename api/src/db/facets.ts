import { type AnyQuery, COUNTED, type ListTable } from '@ostrov/shared/lists/table'
import { type Source, wholeOf } from './list'
import { columnOf, matching, type Sql } from './list-conditions'
import type { Em } from './orm'
import { sql, variedRows } from './sql'

/**
 * Under all the other filters: how many rows each value of a filter would leave, and `from` what `to` what the rows of a
 * range reach, where there are any. `values` names those of a filter whose table knows none. A count stops where that of the list does, so a hundred thousand rows are not all read.
 */
export async function readFacets(
  em: Em,
  table: ListTable,
  query: AnyQuery,
  { from, conditions = {}, ...source }: Pick<Source, 'from' | 'where' | 'parts' | 'conditions'>,
  values: Readonly<Record<string, readonly string[]>> = {},
): Promise<Record<string, Record<string, number>>> {
  const whole = wholeOf(source)
  const rowsOf = (name: string, asked: AnyQuery) => {
    const others = { ...query, [name]: undefined, [`${name}_from`]: undefined, [`${name}_to`]: undefined, ...asked }
    return sql`from ${from} where ${whole} and ${matching(table, others, conditions) ?? sql`true`}`
  }
  const facets = Object.entries(conditions).flatMap(
    ([name, condition]): [name: string, value: string, found: Sql][] => {
      const filter = table.filters?.[name]
      const choices = values[name] ?? (filter && 'options' in filter ? Object.keys(filter.options) : null)
      if (choices) return choices.map((value) => [name, value, counted(rowsOf(name, { [name]: value }))])
      const column = filter?.kind === 'range' && columnOf(condition)
      if (!column) return []
      return [
        [name, 'from', sql`select min(${column}) ${rowsOf(name, {})}`],
        [name, 'to', sql`select max(${column}) ${rowsOf(name, {})}`],
      ]
    },
  )
  const [found] = await variedRows<{ facets: (number | null)[] }>(
    em,
    sql`select array[${sql.join(facets.map(([, , count]) => sql`(${count})`))}]::int[] as facets`,
  )
  const answer: Record<string, Record<string, number>> = Object.fromEntries(facets.map(([name]) => [name, {}]))
  for (const [at, [name, value]] of facets.entries()) {
    const count = found?.facets[at] ?? null
    const isNothing = count === null || (count === 0 && table.filters?.[name]?.kind !== 'range')
    if (!isNothing) Object.assign(answer[name] ?? {}, { [value]: count })
  }
  return answer
}

const counted = (rows: Sql) => sql`select count(*) from (select ${rows} limit ${sql.lit(COUNTED + 1)}) counted`
