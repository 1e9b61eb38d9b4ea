import { KNOWN_COOKIE } from '@ostrov/shared/sessions/kinds'
import { LEFT } from '../offline/shelves'

const KNOWN = new RegExp(`(?:^|; )${KNOWN_COOKIE}=1`)

/** Whether the server has said that somebody is signed in here. */
export const isKnownToServer = () => KNOWN.test(document.cookie)

/**
 * Whether somebody is signed in here whom the browser has forgotten: it clears what scripts keep (Safari after a week
 * without a visit) long before the session's cookie. Who left without a network is not called back.
 */
export function isForgotten(): boolean {
  if (typeof document === 'undefined' || !isKnownToServer()) return false
  return localStorage.getItem('user_delivery') === null && localStorage.getItem(LEFT) === null
}
