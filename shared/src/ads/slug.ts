import { titleSlug } from '../formats/title-slug'

const MOST = 60

/** A title as it stands in an address: Latin letters, digits and hyphens. */
export const adSlug = (title: string) => titleSlug(title, MOST) || 'ad'
