/** What a restaurant offers, in the back office. */
export const OFFERS = '/menu/offers'
