import { MENU, PLAIN, withQuery } from '../paths'

/** What a restaurant offers, in the back office. */
export const OFFERS = `${MENU}/offers`

/** Where the dishes of a set are chosen; the form is posted there, too. */
export const setPath = (restaurant: string, offer: string) => withQuery(`${PLAIN}/set`, { restaurant, offer })
