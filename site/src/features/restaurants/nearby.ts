import { atom } from 'nanostores'

/** Whether the page's restaurants stand in the order of the person's address rather than in everybody's. */
export const $isNearby = atom(false)

/** The id of the list in the person's order, which stands in the place of everybody's. */
export const nearbyList = (list: string) => `${list}-nearby`
