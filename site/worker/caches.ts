import { COURIER } from '@ostrov/shared/couriers/paths'
import { EDA, ORDERS, PLAIN } from '@ostrov/shared/paths'
import { OWN, PAGES } from '../src/features/offline/shelves'

/** How many of each: what was read longest ago goes first. */
const MOST = { [PAGES]: 30, [OWN]: 30 }
const ID = '[\\w-]+'
const PAGE = new RegExp(
  `^(?:${EDA}|${ORDERS}(?:/${ID})?|${EDA}/restaurants/${ID}(?:/products/${ID})?|${COURIER}/${ID})/?$`,
)
/** Reading `confirm` sends a code; baskets change by more than readings, so their page remembers them itself. */
const READING = /^\/api\/user(?!\/(?:confirm|baskets))(?:\/|$)/

let forgets = 0

/** Whether a page is worth reading again without a network. The plain faces hold what is the person's own. */
export const isCachedPage = (path: string) => PAGE.test(path) && !path.startsWith(`${PLAIN}/`)
export const isOwnReading = (path: string) => READING.test(path)

/** An answer to be kept, unless the person whose it is leaves before it is. */
export function keeper(name: typeof PAGES | typeof OWN) {
  const before = forgets
  return async (url: string, answer: Response) => {
    if (before !== forgets) return
    const cache = await caches.open(name)
    // What was read last stands last.
    await cache.delete(url)
    await cache.put(url, answer)
    const urls = await cache.keys()
    await Promise.all(urls.slice(0, -MOST[name]).map((old) => cache.delete(old)))
    if (before !== forgets) await caches.delete(name)
  }
}

/** Leaves nothing of the person here: pages, answers, notices, and the way by which notices come. */
export async function forget() {
  forgets += 1
  const { registration } = self
  await Promise.all([PAGES, OWN].map((name) => caches.delete(name)))
  for (const notice of await registration.getNotifications()) notice.close()
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}

declare const self: ServiceWorkerGlobalScope
