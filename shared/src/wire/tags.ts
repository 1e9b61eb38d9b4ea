/**
 * What kept pages show, by name. A page says what it shows (`Astro.cache.set`), each table whose rows are shown says what
 * its changes drop (`showing` of `api/src/db/freshness.ts`); a test compares both.
 */
export const TAGS = [
  'restaurants',
  'dishes',
  'stories',
  'promotions',
  'documents',
  'catalogues',
  'ads',
  'news',
  'events',
  'organizations',
] as const
/** Tags that the id of a restaurant completes. */
export const RESTAURANT_TAGS = ['restaurant:', 'reviews:'] as const

export type PlainTag = (typeof TAGS)[number]
export type RestaurantTag = (typeof RESTAURANT_TAGS)[number]
export type Tag = PlainTag | `${RestaurantTag}${string}`

/** For `Astro.cache.set`: a word that no table drops does not compile. */
export const showing = (...tags: Tag[]): Tag[] => tags
