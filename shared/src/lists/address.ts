import { cutText } from '../formats/cut-text'
import { seenText } from '../formats/seen-text'
import { isUuid } from '../wire/uuid'
import { yearComplaint } from '../wire/years'
import { keptNear, keptWindow } from './near'
import { keptRange } from './range'
import {
  type AnyQuery,
  LAST_PAGE,
  type ListQuery,
  type ListTable,
  type Parameter,
  parametersOf,
  usualSort,
  valuesOf,
} from './table'

/** As much as a query takes of free words. */
export const MOST_CHARACTERS = 300

/** The filter of words, in every list that has one. */
export const QUERY = 'query'

/** How a page shows its list: of addresses alone, no query of the wire says it. */
export const VIEW = 'view'
export const MAP_VIEW = 'map'

/** What an address asks of the list. What is empty, usual, mistyped or said twice is left out. */
export function readAddress<Table extends ListTable>(table: Table, params: URLSearchParams): Partial<ListQuery<Table>> {
  const found: AnyQuery = {}
  for (const name of addressParameters(table)) {
    const value = valueIn(table, name, params.getAll(name))
    if (value !== undefined) found[name] = value
  }
  if (!isQueryOf(table, found)) throw new Error(`An address of ${table.name} was misread.`)
  return found
}

/** The query of an address: `?…`, or nothing. Parameters stand in the order of the table, so one choice has one address. */
export function writeAddress(table: ListTable, query: AnyQuery): string {
  const params = new URLSearchParams()
  for (const name of addressParameters(table)) {
    const value = valueIn(table, name, [String(query[name] ?? '')])
    if (value !== undefined) params.set(name, String(value))
  }
  // A comma means nothing special in a query; as %2C it would only be harder to read.
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

/** The parameters an address of the list may hold: what a page that shows it reads, and what its cache is keyed by. */
export function addressParameters(table: ListTable): string[] {
  const { cursor, sizes, paged, near } = table
  return [
    ...parametersOf(table).flatMap(({ name, filter }) => (filter.scope ? [] : [name])),
    ...(table.sorts ? ['sort'] : []),
    ...(near ? ['near', VIEW] : []),
    ...(sizes.length > 1 ? ['limit'] : []),
    ...(paged === false ? [] : ['page']),
    ...(cursor ? ['after', 'before'] : []),
  ]
}

/** The same list with something of it changed: it starts over from its first page. */
export function withChoice(query: AnyQuery, change: AnyQuery): AnyQuery {
  return { ...query, page: undefined, after: undefined, before: undefined, ...change }
}

/** The values the table knows, each of the kind it says. */
function isQueryOf<Table extends ListTable>(
  table: Table,
  query: AnyQuery,
): query is AnyQuery & Partial<ListQuery<Table>> {
  return Object.entries(query).every(([name, value]) => valueIn(table, name, [String(value)]) === value)
}

function valueIn(table: ListTable, name: string, said: readonly string[]): AnyQuery[string] {
  const parameter = parametersOf(table).find((one) => one.name === name)
  // A form that works without a script says each tick of one field apart, and so both ends of a range.
  const isJoined = parameter?.filter.kind === 'many' || (parameter?.filter.kind === 'range' && said.length === 2)
  const [text, second] = isJoined ? [said.join(',')] : said
  if (text === undefined || text === '' || second !== undefined) return undefined
  if (parameter) return READERS[parameter.filter.kind](text, parameter)
  if (name === 'sort') return text !== usualSort(table) && Object.hasOwn(table.sorts ?? {}, text) ? text : undefined
  if (name === 'near') return keptNear(text)
  if (name === VIEW) return text === MAP_VIEW ? text : undefined
  if (name === 'limit') return table.sizes.slice(1).find((size) => String(size) === text)
  // «01» is the first page too, and what is usual is left out.
  if (name === 'page') return wholeIn(text, 2, LAST_PAGE)
  return table.cursor === 'number' ? wholeIn(text, 1, Number.MAX_SAFE_INTEGER) : uuidIn(text)
}

type Reader = (text: string, parameter: Parameter) => AnyQuery[string]
const READERS: Record<Parameter['filter']['kind'], Reader> = {
  one: (text, { filter }) =>
    'options' in filter ? (Object.hasOwn(filter.options, text) ? text : undefined) : uuidIn(text),
  many: (text, { filter }) => manyIn(text, 'options' in filter ? Object.keys(filter.options) : null),
  text: (text, { filter }) => textIn(text, filter.kind === 'text' ? filter.maxLength : 0),
  flag: (text) => (text === 'true' ? true : undefined),
  day: (text) => (isDay(text) && !yearComplaint(text) ? text : undefined),
  window: keptWindow,
  range: (text, { filter }) => (filter.kind === 'range' ? keptRange(text, filter) : undefined),
}

function manyIn(text: string, known: readonly string[] | null) {
  const said = valuesOf(text)
  const kept = known ? known.filter((one) => said.includes(one)) : said.map(saveable).filter(Boolean).sort()
  const joined = kept.join(',')
  return joined === '' || joined.length > MOST_CHARACTERS ? undefined : joined
}

/** What a query takes: no more than its limit, and nothing that cannot be kept. */
function textIn(text: string, maxLength: number) {
  return cutText(saveable(text), maxLength, ({ length }) => length).trim() || undefined
}

const saveable = (text: string) => seenText(text.toWellFormed()).trim()

function wholeIn(text: string, least: number, most: number) {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : undefined
}

const uuidIn = (text: string) => (isUuid(text) ? text : undefined)

function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
