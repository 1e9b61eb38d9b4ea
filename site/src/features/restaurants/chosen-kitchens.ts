import { FILTERS } from '@ostrov/shared/paths'

/** The tile «Открыто»: it stands alone, never together with a kitchen. */
export const OPEN_TILE = 'open'

/** What is chosen after one more press on a tile: «Открыто» excludes the kitchens and they exclude it; a second press takes away. */
export function toggleKitchen(chosen: readonly string[], slug: string): string[] {
  if (chosen.includes(slug)) return chosen.filter((one) => one !== slug)
  if (slug === OPEN_TILE) return [OPEN_TILE]
  return [...chosen.filter((one) => one !== OPEN_TILE), slug]
}

/** The one address of what is chosen, in whatever order it was pressed; the unfiltered listing when nothing is. */
export function filtersPath(chosen: readonly string[]): string {
  return chosen.length > 0 ? `${FILTERS}/${chosen.map(encodeURIComponent).sort().join(',')}` : FILTERS
}
