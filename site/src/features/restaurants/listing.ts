import { writeAddress } from '@ostrov/shared/lists/address'
import { type ListQuery, valuesOf } from '@ostrov/shared/lists/table'
import { restaurantList } from '@ostrov/shared/restaurants/lists'
import { filtersPath, OPEN_TILE } from './chosen-kitchens'

/** So many chosen kitchens a path may name; more is nonsense. */
const MOST = 20

/** The kitchens a path names, «Открыто» alone when it is among them; doubles dropped. */
export function chosenOf(path: string | undefined): string[] {
  const slugs = valuesOf(path).slice(0, MOST)
  return slugs.includes(OPEN_TILE) ? [OPEN_TILE] : slugs
}

/** What the listing asks the API for. */
export function filtersQuery(chosen: readonly string[], page: number): ListQuery<typeof restaurantList> {
  const cuisines = chosen.filter((slug) => slug !== OPEN_TILE).join(',')
  return { page, ...(cuisines ? { cuisines } : {}), ...(chosen.includes(OPEN_TILE) ? { opened: true } : {}) }
}

/** Where the listing of a query stands. */
export function listingPath({ cuisines, opened, page }: ListQuery<typeof restaurantList>): string {
  return filtersPath(opened ? [OPEN_TILE] : valuesOf(cuisines)) + writeAddress(restaurantList, { page })
}

/** Where the chosen kitchens stand: here, at another address, or nowhere, when a kitchen is nobody's. */
export function listingPlace(url: URL, query: ListQuery<typeof restaurantList>, known: readonly string[]) {
  // Asked first: what is no kitchen may hold signs that an address spells in more than one way.
  if (valuesOf(query.cuisines).some((slug) => !known.includes(slug))) return { is: 'nowhere' } as const
  const [path] = listingPath(query).split('?')
  const isHere = url.pathname.replace(/\/$/, '') === path && url.searchParams.get('page') !== '1'
  return isHere ? ({ is: 'here' } as const) : ({ is: 'elsewhere', path: listingPath(query) } as const)
}
