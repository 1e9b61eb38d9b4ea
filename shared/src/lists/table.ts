/** A list is declared once, as a table; its query, address, chips, title, conditions and cache key are read from it. */

/** Value → what a person calls it, in the order it is shown. */
export type Options = Readonly<Record<string, string>>
/** What the numbers of a range count; «год» is not written beside its number. */
export type Unit = '₽' | 'год' | (string & {})

type Named = {
  label: string
  /** Said beside the query, by the page's path or a switcher: it stands on the wire, not in the address. */
  scope?: true
}
/** The condition of a `day` is a moment's column; a `date` column compares itself, `(day) => sql`h.date >= ${day}::date``, and has no histogram. */
export type Filter = Named &
  /** Where its choices are `short`, they stand in a row as these words. */
  (
    | { kind: 'one' | 'many'; options: Options; short?: Options }
    /**
     * Of words that only the database knows; of a `noun` its rows can be looked for by their names. Facets tell how many
     * rows each value has where it is `counted`.
     */
    | { kind: 'one'; of: 'uuid'; noun?: string; counted?: true }
    /** `within` names the filter whose values these stand in: they narrow only those, and their counts leave it as it is. */
    | { kind: 'many'; of: 'slug'; counted?: true; within?: string }
    /**
     * One parameter, `from,to`: whole numbers of its unit, both ends included, either of them may be missing. Its
     * facets also tell how many rows lie where.
     */
    | { kind: 'range'; unit?: Unit; min: number; max: number }
    /** A window of the map, `south,west,north,east`, that rows stand in. */
    | { kind: 'window' }
    | { kind: 'text'; maxLength: number; required?: true }
    | { kind: 'flag' }
    /**
     * A day of the region: from its start, until its end, or that day alone. With a `histogram`, of a pair on its `from`, its
     * facets tell how many rows lie on which days.
     */
    | { kind: 'day'; edge?: 'from' | 'to'; histogram?: true }
  )

export type ListTable = {
  /** Of the list, unique. */
  name: string
  title: string
  /** Rows of a page, the usual one first; of a list without pages the most there are. */
  sizes: readonly [number, ...number[]]
  /** All of it comes at once. */
  paged?: false
  /** What a row is called by: a page may then start after the last row one has seen. */
  cursor?: 'number' | 'uuid'
  filters?: Readonly<Record<string, Filter>>
  /** The first is usual; a minus before the name is the descending one. */
  sorts?: Readonly<Record<string, string>>
  /** Its rows stand somewhere: `near=lat,lon` begins with the nearest, whatever the sort, and the page's `view=map` shows them on a map. */
  near?: true
}

/** One condition as addresses and queries spell it. */
export type Parameter = { name: string; filter: Filter }

/** What a list may be asked, by parameter. */
export type AnyQuery = { [parameter: string]: string | number | boolean | undefined }

type FiltersOf<Table> = Table extends { filters: infer Filters } ? Filters : unknown
type Named_<Filters, Kind> = { [Name in keyof Filters]: Filters[Name] extends Kind ? Name : never }[keyof Filters]
type ValueOf<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'one'; options: infer Words }
    ? keyof Words & string
    : string
type Demanded<Filters> = Named_<Filters, { required: true }>

/** The query of a list, as its route takes it. */
export type ListQuery<Table> = (Table extends { paged: false } ? unknown : { page?: number; limit?: number }) &
  (Table extends { sorts: infer Sorts } ? { sort?: keyof Sorts & string } : unknown) &
  (Table extends { near: true } ? { near?: string } : unknown) &
  (Table extends { cursor: infer Key }
    ? { after?: Key extends 'number' ? number : string; before?: Key extends 'number' ? number : string }
    : unknown) & {
    [Name in Exclude<keyof FiltersOf<Table>, Demanded<FiltersOf<Table>>>]?: ValueOf<FiltersOf<Table>[Name]>
  } & { [Name in Demanded<FiltersOf<Table>>]: string }

/** A count that stops: beyond so many rows a list only says that there are more. */
export const COUNTED = 1000
/** The last page that has a number. */
export const LAST_PAGE = 10_000

/** Every parameter of the table's filters, in its order. */
export function parametersOf({ filters = {} }: ListTable): Parameter[] {
  return Object.entries(filters).map(([name, filter]) => ({ name, filter }))
}

/** The values of a filter of many. */
export function valuesOf(value: unknown): string[] {
  return typeof value === 'string' ? [...new Set(value.split(',').map((one) => one.trim()))].filter(Boolean) : []
}

export function usualSort({ sorts = {} }: ListTable): string | undefined {
  return Object.keys(sorts)[0]
}
