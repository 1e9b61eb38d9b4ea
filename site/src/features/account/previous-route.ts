import { ADDRESS_PAGE, EDA, LOGIN_PAGE, PROFILE } from '@ostrov/shared/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'
import { safePath } from '@ostrov/shared/wire/safe-path'
import { isToDelivery } from './next-path'

/** Where one never wants to come back to: the profile (spec §2) and the very screens one is sent through. */
const NEVER = [PROFILE, LOGIN_PAGE, ADDRESS_PAGE]

export function isRemembered(path: string): boolean {
  return !isUnder(path, NEVER)
}

/**
 * Whether a page of the person's own stands in the portal's frame: who came from food keeps the delivery's bar. `previous` is the
 * cookie, which a browser may lack; a sign-in is told by where it leads.
 */
export function isInPortal({ pathname, searchParams }: URL, previous: string | undefined): boolean {
  if (isUnder(pathname, [LOGIN_PAGE])) return !isToDelivery(safePath(searchParams.get('redirect')))
  return isUnder(pathname, [PROFILE]) && previous !== undefined && !isUnder(previous, [EDA])
}
