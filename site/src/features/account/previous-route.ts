import { ADDRESS_PAGE, EDA, isUnder, LOGIN_PAGE, PROFILE } from '@ostrov/shared/paths'
import { safePath } from '@ostrov/shared/wire/safe-path'

const COOKIE = 'previousRoute'
const WEEK_MS = 7 * 24 * 3_600_000
/** Where one never wants to come back to: the profile (spec §2) and the very screens one is sent through. */
const NEVER = [PROFILE, LOGIN_PAGE, ADDRESS_PAGE]

/** Remembers the page as the one to come back to from the profile. A browser without the Cookie Store goes without. */
export async function rememberRoute(path: string): Promise<void> {
  if (!isRemembered(path) || !('cookieStore' in window)) return
  const value = encodeURIComponent(path)
  await cookieStore.set({ name: COOKIE, value, path: '/', expires: Date.now() + WEEK_MS, sameSite: 'lax' })
}

/** The last page that was none of the profile's; the delivery's start when there is none. */
export function previousRoute(cookies: string): string {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  return safePath(pair ? decode(pair.slice(COOKIE.length + 1)) : null) ?? EDA
}

export function isRemembered(path: string): boolean {
  return !isUnder(path, NEVER)
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
