import { ADDRESS_PAGE, CART, EDA, LOGIN_PAGE, ORDERS } from '@ostrov/shared/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'
import { safePath } from '@ostrov/shared/wire/safe-path'

const KEY = 'ostrov_cart_from'
/** Pages one is sent through on the way to an order: nobody wants to be led back to them. */
const ON_THE_WAY = [CART, LOGIN_PAGE, ADDRESS_PAGE, ORDERS]

/**
 * The page one opened the cart from, for the arrow back: a page of this site, the delivery's home for who came from elsewhere.
 * Signing in and giving an address on the way forget nothing.
 */
export function cameFrom(referrer: string, here: string, kept: Storage): string {
  const page = pathOf(referrer, here)
  if (page && !isUnder(page, ON_THE_WAY)) {
    kept.setItem(KEY, page)
    return page
  }
  if (!page) kept.removeItem(KEY)
  return safePath(kept.getItem(KEY)) ?? EDA
}

function pathOf(referrer: string, here: string): string | null {
  const url = URL.parse(referrer)
  return url && url.origin === here ? url.pathname + url.search : null
}
