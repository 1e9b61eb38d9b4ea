import { AD_LISTS, filtersOf, REGION } from '@ostrov/shared/ads/lists'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import { VIEW } from '@ostrov/shared/lists/address'
import { chipsOf, type Words } from '@ostrov/shared/lists/chips'
import { type AnyQuery, type Options, valuesOf } from '@ostrov/shared/lists/table'
import type { Parents } from '@ostrov/shared/lists/tree'
import { keptWithin } from '@ostrov/shared/lists/within'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../../api'

type Api = ReturnType<typeof serverApi>
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A section's list with what it can be narrowed by. */
export async function readListing(api: Api, section: SectionName, asked: AnyQuery) {
  const of = api.ads[section]
  const entries = await entriesOf(api, section)
  const query = keptWithin(AD_LISTS[section], asked, (value) => entries.parents[value] ?? null)
  const { [VIEW]: _, ...wanted } = query
  const { near: __, ...counted } = wanted
  const [list, counts, cities] = await Promise.all([
    ask(of.get({ query: wanted })),
    ask(of.facets.get({ query: counted })),
    ask(api.cities.get({ query: { limit: 100 } })),
  ])
  const towns = Object.fromEntries(cities.items.map(({ slug, name }) => [slug, name]))
  const words = {
    ...entryWords(section, { query, counts, entries }),
    [REGION]: namedOf(towns, query[REGION], counts[REGION]),
  }
  return { query, list, counts, words, parents: entries.parents, chips: chipsOf(AD_LISTS[section], query, words) }
}

type Entries = { names: Readonly<Record<string, Options>>; parents: Parents }

/** The catalogues of a section's filters: what their entries are called, by filter, and what each stands in. */
async function entriesOf(api: Api, section: SectionName): Promise<Entries> {
  const read = filtersOf(section).map(async ({ parameter, field: { entry } }) =>
    entry ? { parameter, items: (await ask(api.catalogues({ catalogue: entry }).get({ query: {} }))).items } : null,
  )
  const found = (await Promise.all(read)).filter((one) => one !== null)
  return {
    names: Object.fromEntries(
      found.map(({ parameter, items }) => [
        parameter,
        Object.fromEntries(items.map(({ slug, name }): [string, string] => [slug, name])),
      ]),
    ),
    parents: Object.fromEntries(
      found.flatMap(({ items }) => items.flatMap(({ slug, parent }) => (parent === null ? [] : [[slug, parent]]))),
    ),
  }
}

/** What the catalogues call what is found or chosen; what stands in another filter's values waits until one is chosen. */
function entryWords(section: SectionName, asked: { query: AnyQuery; counts: Counts; entries: Entries }): Words {
  const { query, counts, entries } = asked
  const named = filtersOf(section).flatMap(({ parameter, filter }) => {
    const names = entries.names[parameter]
    if (!names) return []
    const waits = 'within' in filter && filter.within !== undefined && !query[filter.within]
    return [[parameter, namedOf(names, query[parameter], waits ? {} : counts[parameter])] as const]
  })
  return Object.fromEntries(named)
}

/** Only what something is found of, and what is chosen. */
function namedOf(names: Readonly<Record<string, string>>, chosen: AnyQuery[string], counts: Counts[string] = {}) {
  const shown = new Set([...Object.keys(counts), ...valuesOf(chosen)])
  return Object.fromEntries(Object.entries(names).filter(([slug]) => shown.has(slug)))
}

/** What the page of a list is called: «Автомобили: Toyota, Правый руль». */
export function listingTitle(section: SectionName, { query, chips }: Awaited<ReturnType<typeof readListing>>): string {
  const { title } = sectionOf(section).words
  const chosen = chips.length > 0 ? `${title}: ${chips.map(({ label }) => label).join(', ')}` : title
  return typeof query.page === 'number' ? `${chosen}, страница\u00A0${query.page}` : chosen
}
