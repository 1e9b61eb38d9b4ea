import type { Words } from '@ostrov/shared/lists/chips'
import { type AnyQuery, type ListTable, valuesOf } from '@ostrov/shared/lists/table'
import type { ReferenceWire } from '@ostrov/shared/records/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../api'

/** So many ids stand in one question. */
const ASKED_AT_ONCE = 8
const NAMES_STAY_MS = 60_000

type Asked = { query?: string; ids?: string }
/** Where rows of a noun are found by a part of their name, and called by their ids. */
const READERS: Readonly<Record<string, (asked: Asked) => Promise<{ items: ReferenceWire[] }>>> = {
  catalogue_entry: (query) => ask(api.admin.references.catalogue_entry.get({ query })),
  city: (query) => ask(api.admin.references.city.get({ query })),
  event: (query) => ask(api.admin.references.event.get({ query })),
  event_session: (query) => ask(api.admin.references.event_session.get({ query })),
  hall: (query) => ask(api.admin.references.hall.get({ query })),
  venue: (query) => ask(api.admin.references.venue.get({ query })),
  restaurant: (query) => ask(api.admin.references.restaurant.get({ query })),
  customer: (query) => ask(api.admin.references.customer.get({ query })),
  promo_code_series: (query) => ask(api.admin.references.promo_code_series.get({ query })),
  admin: (query) => ask(api.admin.references.admin.get({ query })),
  business: (query) => ask(api.admin.references.business_user.get({ query })),
}

async function read(of: string, asked: Asked): Promise<ReferenceWire[]> {
  const reader = READERS[of]
  if (!reader) throw new Error(`Nothing says where rows of ${of} are found.`)
  return (await reader(asked)).items
}

/** Rows to choose among; those shown stay until the next have come. */
export function useHints(of: string, typed: string, enabled: boolean) {
  const { data, isError } = useQuery({
    queryKey: ['references', of, 'hints', typed],
    queryFn: () => read(of, typed ? { query: typed } : {}),
    placeholderData: keepPreviousData,
    enabled,
  })
  return { hints: data ?? [], isRead: data !== undefined, failed: isError }
}

/** What rows are called, by their ids; empty while that is read. */
export function useNames(of: string, ids: readonly string[]): Readonly<Record<string, string>> {
  return namesOf(useQuery(named(of, ids)).data)
}

/** The names of what a list's filters are set to, for its chips. */
export function useReferenceWords({ table, query: asked }: { table: ListTable; query: AnyQuery }): Words {
  const filters = Object.entries(table.filters ?? {}).flatMap(([name, one]) =>
    'noun' in one && one.noun ? [{ name, of: one.noun }] : [],
  )
  const found = useQueries({ queries: filters.map(({ name, of }) => named(of, valuesOf(asked[name]))) })
  return Object.fromEntries(filters.map(({ name }, at) => [name, namesOf(found[at]?.data)]))
}

const named = (of: string, ids: readonly string[]) => ({
  queryKey: ['references', of, 'names', ids],
  queryFn: () => readNamed(of, ids),
  placeholderData: keepPreviousData,
  staleTime: NAMES_STAY_MS,
  enabled: ids.length > 0,
})

const namesOf = (rows: readonly ReferenceWire[] = []) => Object.fromEntries(rows.map(({ id, title }) => [id, title]))

async function readNamed(of: string, ids: readonly string[]): Promise<ReferenceWire[]> {
  const slices = Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, at) =>
    ids.slice(at * ASKED_AT_ONCE, (at + 1) * ASKED_AT_ONCE),
  )
  return (await Promise.all(slices.map((some) => read(of, { ids: some.join(',') })))).flat()
}
