import { titleSlug } from '../formats/title-slug'

export const NEWS_SLUG_MAX = 80

/** The words of a title as an address has them. */
export const newsSlugOf = (title: string) => titleSlug(title, NEWS_SLUG_MAX) || 'news'
