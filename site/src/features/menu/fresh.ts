/** How long what a restaurant's page shows is taken for true while it is looked at (spec §7). */
const EVERY_MS = 10_000

/**
 * Calls now and then while the page is looked at, and when one comes back to it, with what can bring it up to date.
 * @returns what stops it.
 */
export function whileLookedAt(call: () => Promise<unknown>): () => void {
  const look = () => {
    // What did not come now comes with the next look.
    if (document.visibilityState === 'visible') call().catch(() => {})
  }
  const timer = setInterval(look, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
