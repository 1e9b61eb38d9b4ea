import { titleSlug } from '../formats/title-slug'

export const EVENT_SLUG_MAX = 80

/** The words of a title as an address has them. */
export const eventSlugOf = (title: string) => titleSlug(title, EVENT_SLUG_MAX) || 'event'
