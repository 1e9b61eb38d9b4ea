import { VIEW, writeAddress } from '@ostrov/shared/lists/address'
import { chipsOf } from '@ostrov/shared/lists/chips'
import { type AnyQuery, valuesOf } from '@ostrov/shared/lists/table'
import { organizationList } from '@ostrov/shared/organizations/lists'
import { ORGANIZATIONS } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import type { serverApi } from '../../api'

/** The catalogue with what it can be narrowed by. */
export async function readCatalogue({ organizations, cities }: ReturnType<typeof serverApi>, query: AnyQuery) {
  const { [VIEW]: _, ...wanted } = query
  const { near: __, ...counted } = wanted
  const [list, counts, towns] = await Promise.all([
    ask(organizations.get({ query: wanted })),
    ask(organizations.facets.get({ query: counted })),
    ask(cities.get({ query: { limit: 100 } })),
  ])
  const shown = new Set([...Object.keys(counts.city ?? {}), ...valuesOf(query.city)])
  const city = Object.fromEntries(
    towns.items.filter(({ slug }) => shown.has(slug)).map(({ slug, name }) => [slug, name]),
  )
  const words = { city }
  return { query, list, counts, words, chips: chipsOf(organizationList, query, words) }
}

/** Where the catalogue of a query stands. */
export const cataloguePath = (query: AnyQuery) => ORGANIZATIONS + writeAddress(organizationList, query)

/** What its page is called: «Организации: Медицина, Корсаков». */
export function catalogueTitle({ query, chips }: Awaited<ReturnType<typeof readCatalogue>>): string {
  const { title } = organizationList
  const chosen = chips.length > 0 ? `${title}: ${chips.map(({ label }) => label).join(', ')}` : title
  return typeof query.page === 'number' ? `${chosen}, страница\u00A0${query.page}` : chosen
}
