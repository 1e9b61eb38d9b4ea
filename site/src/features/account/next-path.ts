import { ADDRESS_PAGE, addressPath, EDA, LOGIN_PAGE, loginPath, PROFILE } from '@ostrov/shared/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'

export type Arrival = {
  has_address: boolean
  /** A path of this site to come back to. */
  redirect: string | null
  /** The address is to be typed rather than found on the map. */
  init: boolean
}

/** Where a person goes who has just signed in: where they came from, of delivery through the address when there is none yet. */
export function nextPath({ has_address, redirect, init }: Arrival): string {
  const target = redirect ?? EDA
  if (has_address || !isToDelivery(redirect) || isUnder(target, [ADDRESS_PAGE])) return target
  return addressPath({ init, redirect: target })
}

/** Whether a sign-in is on the way to food, which alone asks for an address and keeps a basket. */
export const isToDelivery = (redirect: string | null): boolean => redirect === null || isUnder(redirect, [EDA])

/** The sign-in that comes back to this page; from the very screens of signing in nobody wants back to them. */
export const signInFrom = (page: string): string =>
  loginPath({ redirect: isUnder(page, [LOGIN_PAGE, ADDRESS_PAGE]) ? PROFILE : page })
