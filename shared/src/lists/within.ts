import { type AnyQuery, type ListTable, valuesOf } from './table'

/**
 * The query without values that stand in none of those chosen of the filter they are within: a model of another mark.
 * Where nothing of that filter is chosen they stay, for they imply it. `parentOf` says what a value stands in.
 */
export function keptWithin(table: ListTable, query: AnyQuery, parentOf: (value: string) => string | null): AnyQuery {
  const changed = Object.entries(table.filters ?? {}).flatMap(([name, filter]) => {
    if (!('within' in filter) || filter.within === undefined) return []
    const [chosen, around] = [valuesOf(query[name]), valuesOf(query[filter.within])]
    if (chosen.length === 0 || around.length === 0) return []
    return [[name, chosen.filter((value) => around.includes(parentOf(value) ?? '')).join(',') || undefined]]
  })
  return { ...query, ...Object.fromEntries(changed) }
}
