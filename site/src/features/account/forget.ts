import { FORGET } from '../offline/shelves'

// Of the staff's pages at this same address, which have people of their own.
const OF_STAFF = ['ostrov_board', 'ostrov_board_silent', 'ostrov_staff', 'ostrov_staff_restaurant', 'ostrov_theme']
const OWNER = 'ostrov_owner'
/** What this site keeps as cookies that scripts can read. */
export const COOKIES = ['ostrov_guest', 'previousRoute']

export type Shelves = { local: Storage; session: Storage }

/**
 * Forgets all that this site keeps in the browser, whatever it is called, so that a new key cannot be overlooked: the
 * forms, the guest's basket, what was seen and where one was. Only the staff's own settings stay.
 */
export function forgetKept({ local, session } = browserShelves()): void {
  for (const key of Object.keys(local)) if (!OF_STAFF.includes(key)) local.removeItem(key)
  session.clear()
  if (typeof cookieStore !== 'undefined') for (const name of COOKIES) void cookieStore.delete(name)
  // Pages, answers and notices are the worker's to drop.
  navigator.serviceWorker?.controller?.postMessage(FORGET)
}

/**
 * Marks what this tab keeps as this person's, and forgets it when it was another's: of who signed out elsewhere, whose
 * session ran out while the tab slept, in whose place somebody signs in. A guest's belongs to who signs in first.
 */
export function keepFor(user: { id: string; is_confirmed: boolean } | null, shelves = browserShelves()): void {
  const { local, session } = shelves
  const person = user?.is_confirmed ? user.id : null
  const owner = session.getItem(OWNER)
  if (owner !== null && owner !== person) {
    const arriving = user && local.getItem('user_delivery')
    forgetKept(shelves)
    if (arriving) local.setItem('user_delivery', arriving)
  }
  if (person !== null) session.setItem(OWNER, person)
}

function browserShelves(): Shelves {
  return { local: localStorage, session: sessionStorage }
}
