import { AD_LISTS, filtersOf, REGION } from '@ostrov/shared/ads/lists'
import { type SectionName, sectionOf } from '@ostrov/shared/ads/sections'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { chipsOf, type Words } from '@ostrov/shared/lists/chips'
import { type AnyQuery, valuesOf } from '@ostrov/shared/lists/table'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../../api'

type Api = ReturnType<typeof serverApi>
type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A section's list with what it can be narrowed by. */
export async function readListing(api: Api, section: SectionName, query: AnyQuery) {
  const of = api.ads[section]
  const [list, counts, cities] = await Promise.all([
    ask(of.get({ query })),
    ask(of.facets.get({ query })),
    ask(api.cities.get({ query: { limit: 100 } })),
  ])
  const towns = Object.fromEntries(cities.items.map(({ slug, name }) => [slug, name]))
  const words = {
    ...(await entryWords(api, section, query, counts)),
    [REGION]: namedOf(towns, query[REGION], counts[REGION]),
  }
  return { query, list, counts, words, chips: chipsOf(AD_LISTS[section], query, words) }
}

/** What the catalogues call what is found or chosen. */
async function entryWords(api: Api, section: SectionName, query: AnyQuery, counts: Counts): Promise<Words> {
  const named = filtersOf(section).map(async ({ parameter, field }) => {
    const names = field.entry ? await namesIn(api, field.entry) : {}
    return [parameter, field.entry ? namedOf(names, query[parameter], counts[parameter]) : null] as const
  })
  return Object.fromEntries((await Promise.all(named)).flatMap(([name, words]) => (words ? [[name, words]] : [])))
}

async function namesIn(api: Api, catalogue: Catalogue) {
  const { items } = await ask(api.catalogues({ catalogue }).get({ query: {} }))
  return Object.fromEntries(items.map(({ slug, name }) => [slug, name]))
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
