import { ADDRESS_PAGE, isUnder, LOGIN_PAGE, PROFILE } from '@ostrov/shared/paths'

/** Where one never wants to come back to: the profile (spec §2) and the very screens one is sent through. */
const NEVER = [PROFILE, LOGIN_PAGE, ADDRESS_PAGE]

export function isRemembered(path: string): boolean {
  return !isUnder(path, NEVER)
}
