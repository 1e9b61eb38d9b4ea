import { quoted } from '../formats/quoted'
import { formatDate } from '../formats/time'
import { withChoice } from './address'
import { rangeWords, readRange } from './range'
import { type AnyQuery, type Filter, type ListTable, type Options, valuesOf } from './table'

/** Something chosen, and the query without it. */
export type Chip = { key: string; label: string; without: AnyQuery }

/** Names of what only the database knows, by filter. */
export type Words = Readonly<Record<string, Options>>

/** Everything chosen, in the order of the table. */
export function chipsOf({ filters = {} }: ListTable, query: AnyQuery, words: Words = {}): Chip[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    isNameless(filter, words[name]) ? [] : chipsOfFilter(name, filter, { query, words: words[name] }),
  )
}

/** The query without any filter: «Сбросить». How it is sorted and how much of it is shown stays. */
export function withoutFilters({ filters = {} }: ListTable, query: AnyQuery): AnyQuery {
  const dropped = Object.entries(filters).flatMap(([name, { scope }]) => (scope ? [] : [name]))
  return withChoice(query, Object.fromEntries(dropped.map((name) => [name, undefined])))
}

/** What the list shows now, for the tab and for search engines: «История заказов: Завершён, страница 2». */
export function titleOf(table: ListTable, query: AnyQuery, words: Words = {}): string {
  const chosen = chipsOf(table, query, words).map(({ label }) => label)
  const page = typeof query.page === 'number' && query.page > 1 ? [`страница\u00A0${query.page}`] : []
  return [chosen.length > 0 ? `${table.title}: ${chosen.join(', ')}` : table.title, ...page].join(', ')
}

/** An id that nobody has named is no word to show; of a noun's row it is said what it is until its name has come. */
const isNameless = (filter: Filter, words: Options | undefined) =>
  'of' in filter && filter.of === 'uuid' && !('noun' in filter) && !words

type Chosen = { query: AnyQuery; words: Options | undefined }

function chipsOfFilter(name: string, filter: Filter, { query, words }: Chosen): Chip[] {
  const value = query[name]
  if (value === undefined || value === '' || value === false) return []
  const options = 'options' in filter ? filter.options : (words ?? {})
  if (filter.kind === 'many')
    return valuesOf(value).map((one) => {
      const left = valuesOf(value).filter((other) => other !== one)
      return {
        key: `${name}:${one}`,
        label: options[one] ?? one,
        without: withChoice(query, { [name]: left.join(',') || undefined }),
      }
    })
  return [
    { key: name, label: wordOf(filter, String(value), options), without: withChoice(query, { [name]: undefined }) },
  ]
}

function wordOf(filter: Filter, value: string, options: Options): string {
  if (filter.kind === 'text') return quoted(value)
  if (filter.kind === 'flag' || filter.kind === 'window') return filter.label
  if (filter.kind === 'range') {
    const range = readRange(value, filter)
    return range ? `${filter.label} ${rangeWords(range, filter)}` : filter.label
  }
  if (filter.kind === 'day') return `${filter.label} ${formatDate(value, true)}`
  return options[value] ?? ('noun' in filter ? filter.label : value)
}
