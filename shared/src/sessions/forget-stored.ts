import { FORGET } from './kinds'

// Of the staff's pages at this same address, which have people of their own.
const OF_STAFF = [
  'ostrov_board',
  'ostrov_board_silent',
  'ostrov_staff',
  'ostrov_staff_restaurant',
  'ostrov_theme',
  'ostrov_acting',
]
/** What the site keeps as cookies that scripts can read. */
export const COOKIES = ['ostrov_guest', 'previousRoute']

/** The database of photos that wait for their guest to sign in. */
export const KEPT_PHOTOS = 'ostrov_photos'

export type Shelves = { local: Storage; session: Storage }

/**
 * Forgets all that the site keeps in the browser, whatever it is called, so that a new key cannot be overlooked: the
 * forms, the guest's basket, what was seen and where one was. Only the staff's own settings stay.
 */
export function forgetKept({ local, session } = browserShelves()): void {
  for (const key of Object.keys(local)) if (!OF_STAFF.includes(key)) local.removeItem(key)
  session.clear()
  if (typeof cookieStore !== 'undefined') for (const name of COOKIES) void cookieStore.delete(name)
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(KEPT_PHOTOS)
  // Pages, answers and notices are the worker's to drop.
  navigator.serviceWorker?.controller?.postMessage(FORGET)
}

export function browserShelves(): Shelves {
  return { local: localStorage, session: sessionStorage }
}
