/** How often a page that is looked at asks whether it still shows what there is. */
const EVERY_MS = 30_000

/** The name of the versions of a restaurant's menu and reviews, as pages carry it. */
export const versionName = (one: { menu: string; reviews: string } | undefined) => one && `${one.menu}.${one.reviews}`

/**
 * Calls now and then while the page is looked at, and when one comes back to it, with what can bring it up to date.
 * @returns what stops it.
 */
export function whileLookedAt(call: (page: typeof import('./freshen')) => Promise<unknown>): () => void {
  const look = () => {
    // What did not come now comes with the next look.
    if (document.visibilityState === 'visible') import('./freshen').then(call).catch(() => {})
  }
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
