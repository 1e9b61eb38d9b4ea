import { OPEN_TILE } from '../modals/chosen-kitchens'

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

/** The page a query parameter names; the first when it names none. */
export function pageOf(parameter: string | null): number {
  const page = Number(parameter)
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1
}

/** The same address at another page: the parameter is left out for the first. */
export function pageHref(url: URL, page: number): string {
  const next = new URL(url)
  if (page > 1) next.searchParams.set('page', String(page))
  else next.searchParams.delete('page')
  return next.pathname + next.search
}
