const COOKIE = 'previousRoute'
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Remembers this page as the one to come back to from the profile. A browser without the Cookie Store goes without.
 * Imports nothing: so small a script stands in the page itself.
 */
export async function rememberRoute(): Promise<void> {
  if (!('cookieStore' in window)) return
  const value = encodeURIComponent(location.pathname + location.search)
  await cookieStore.set({ name: COOKIE, value, path: '/', expires: Date.now() + WEEK_MS, sameSite: 'lax' })
}
