import { Kind, Type, TypeRegistry } from '@sinclair/typebox'
import { type TSchema, t } from 'elysia'
import type { TableFormat } from '../formats/tables'
import { TableFormatSchema } from '../formats/tables-schema'
import { Day, Integer, IntegerInAddress, Uuid } from '../wire/schema'
import { MOST_CHARACTERS } from './address'
import { NEAR_PATTERN, WINDOW_PATTERN } from './near'
import { RANGE_PATTERN, type RangeFilter, rangeComplaint } from './range'
import { LAST_PAGE, type ListQuery, type ListTable, type Parameter, parametersOf } from './table'

/** By this mark of query and answer the structure test knows the routes that answer lists. */
export const LIST_MARK = 'x-list'

/** The query of a list's route; out of range is a 422, never clamped. */
export function listQuery<Table extends ListTable>(table: Table) {
  return Type.Unsafe<ListQuery<Table>>({ ...t.Object(propertiesOf(table)), [LIST_MARK]: table.name })
}

/** The same of the route that answers the list's rows as a file. */
export function exportQuery<Table extends ListTable>(table: Table) {
  const properties = { ...propertiesOf(table), format: TableFormatSchema }
  return Type.Unsafe<ListQuery<Table> & { format: TableFormat }>(t.Object(properties))
}

/** The filters of a list whose rows stand somewhere, within a window of the map at one of its zooms. */
export function mapQuery(table: ListTable) {
  const filters = parametersOf(table).map((parameter): [string, TSchema] => [
    parameter.name,
    parameter.filter.kind === 'window' ? t.String({ pattern: WINDOW_PATTERN }) : schemaOf(parameter),
  ])
  return t.Object({ ...Object.fromEntries(filters), zoom: IntegerInAddress({ minimum: 1, maximum: 19 }) })
}

/** A list as every route answers it. */
export function listOf<Item extends TSchema>(table: ListTable, item: Item) {
  return t.Object(
    {
      items: t.Array(item),
      page: Integer(),
      limit: Integer(),
      total: Integer({ description: 'How many there are on all pages; long lists stop counting at 1 001.' }),
    },
    { [LIST_MARK]: table.name },
  )
}

/** What a route of the table takes and answers. */
export const listRoute = <Table extends ListTable, Item extends TSchema>(table: Table, item: Item) => ({
  query: listQuery(table),
  response: { 200: listOf(table, item) },
})

/** Under all the other filters: how many rows each value of a filter would leave, and `from` what `to` what those of a range reach; also each piece of it, named as its filter would be: `100000,149999`, and of days each day. Counting stops at 1 001. */
export const Facets = t.Record(t.String(), t.Record(t.String(), Integer()))

function propertiesOf(table: ListTable): Record<string, TSchema> {
  const { sizes, paged, cursor, sorts, near } = table
  const key = cursor === 'uuid' ? Uuid : IntegerInAddress({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
  return {
    ...(paged !== false && {
      page: t.Optional(IntegerInAddress({ minimum: 1, maximum: LAST_PAGE, default: 1 })),
      limit: t.Optional(IntegerInAddress({ minimum: 1, maximum: 100, default: sizes[0] })),
    }),
    ...(sorts && { sort: t.Optional(t.UnionEnum(words(sorts), { default: undefined })) }),
    ...(near && {
      near: t.Optional(
        t.String({
          pattern: NEAR_PATTERN,
          description: 'lat,lon: the nearest come first, whatever the sort; what stands nowhere is left out.',
        }),
      ),
    }),
    ...(cursor && {
      after: t.Optional({ ...key, description: 'The last row one has: the page starts after it, not at an offset.' }),
      before: t.Optional({ ...key, description: 'The first row one has: the page ends before it.' }),
    }),
    ...Object.fromEntries(parametersOf(table).map((parameter) => [parameter.name, schemaOf(parameter)])),
  }
}

function schemaOf({ filter }: Parameter): TSchema {
  const { label: description } = filter
  switch (filter.kind) {
    case 'one':
      if ('of' in filter) return t.Optional({ ...Uuid, description })
      return t.Optional(t.UnionEnum(words(filter.options), { default: undefined, description }))
    case 'many':
      return t.Optional(t.String({ maxLength: MOST_CHARACTERS, ...manySchema(filter, description) }))
    case 'window':
      return t.Optional(
        t.String({ pattern: WINDOW_PATTERN, description: `${description}: south,west,north,east in degrees.` }),
      )
    case 'range':
      return t.Optional(rangeSchema(filter))
    case 'text': {
      const text = { maxLength: filter.maxLength, description }
      return filter.required ? t.String({ minLength: 1, ...text }) : t.Optional(t.String(text))
    }
    case 'flag':
      return t.Optional(t.Boolean({ description }))
    case 'day':
      return t.Optional({ ...Day, description })
  }
}

type Checked = { checks: readonly ((value: unknown) => string | null)[] }
TypeRegistry.Set<Checked>('RangeInAddress', ({ checks }, value) => checks.every((check) => check(value) === null))

function rangeSchema(filter: RangeFilter) {
  const { label, unit, min, max } = filter
  return Type.Unsafe<string>({
    type: 'string',
    pattern: RANGE_PATTERN,
    description: `${unit ? `${label}, ${unit}` : label}: from,to of ${min} to ${max}; either end may be left out.`,
    checks: [(value: unknown) => rangeComplaint(value, filter)],
    [Kind]: 'RangeInAddress',
  })
}

function manySchema(filter: Extract<Parameter['filter'], { kind: 'one' | 'many' }>, description: string) {
  if (!('options' in filter)) return { description: `${description}: comma-separated words.` }
  const word = `(?:${words(filter.options).join('|')})`
  return { pattern: `^(?:${word}(?:,${word})*)?$`, description: `${description}: comma-separated.` }
}

/** The words of a table, of which there is one at least. */
function words(options: Readonly<Record<string, string>>): [string, ...string[]] {
  const [first, ...others] = Object.keys(options)
  if (first === undefined) throw new Error('A filter or an order without a single word.')
  return [first, ...others]
}
