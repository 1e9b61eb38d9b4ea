import { filtersPath, OPEN_TILE } from './chosen-kitchens'

/** So many chosen kitchens a path may name; more is nonsense. */
const MOST = 20

/** The kitchens a path names, «Открыто» alone when it is among them; doubles dropped. */
export function chosenOf(path: string | undefined): string[] {
  const slugs = [...new Set((path ?? '').split(',').map((slug) => slug.trim()))].filter(Boolean).slice(0, MOST)
  return slugs.includes(OPEN_TILE) ? [OPEN_TILE] : slugs
}

/** What the listing asks the API for. */
export function filtersQuery(chosen: readonly string[], page: number) {
  const cuisines = chosen.filter((slug) => slug !== OPEN_TILE).join(',')
  return { page, ...(cuisines ? { cuisines } : {}), ...(chosen.includes(OPEN_TILE) ? { opened: true } : {}) }
}

/** Where this very list stands; null when it is asked for there. */
export function listingElsewhere(url: URL, chosen: readonly string[]): string | null {
  const path = filtersPath(chosen)
  const isHere = url.pathname.replace(/\/$/, '') === path && url.searchParams.get('page') !== '1'
  const page = pageOf(url.searchParams.get('page')) ?? 1
  return isHere ? null : pageHref(new URL(path + url.search, url), page)
}

/** The page a query parameter names, the first when there is none; null when no page can be called so. */
export function pageOf(parameter: string | null): number | null {
  if (parameter === null) return 1
  return /^[1-9]\d{0,3}$/.test(parameter) ? Number(parameter) : null
}

/** No such page: it is past the last one. The first is there even when the list is empty. */
export function isPastEnd({ page, limit, total }: { page: number; limit: number; total: number }): boolean {
  return page > 1 && (page - 1) * limit >= total
}

/** The same address at another page: the parameter is left out for the first. */
export function pageHref(url: URL, page: number): string {
  const next = new URL(url)
  if (page > 1) next.searchParams.set('page', String(page))
  else next.searchParams.delete('page')
  return next.pathname + next.search
}
