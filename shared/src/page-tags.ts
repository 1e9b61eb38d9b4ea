import type { NOUNS, NounName } from './nouns'

/**
 * What kept pages show, by name. A page says what it shows (`Astro.cache.set`), each table whose rows are shown says what
 * its changes drop (`showing` of `api/src/db/freshness.ts`); a test compares both.
 */
/** Tags that the id of a restaurant completes. */
export const RESTAURANT_TAGS = ['restaurant:', 'reviews:'] as const

/** What nouns say of themselves as `pages`. */
export type PlainTag = {
  [Name in NounName]: (typeof NOUNS)[Name] extends { pages: infer Tag extends string } ? Tag : never
}[NounName]
export type RestaurantTag = (typeof RESTAURANT_TAGS)[number]
export type Tag = PlainTag | `${RestaurantTag}${string}`

/** For `Astro.cache.set`: a word that no table drops does not compile. */
export const showing = (...tags: Tag[]): Tag[] => tags
