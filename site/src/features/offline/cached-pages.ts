import { CART, EDA, OFFLINE, ORDERS, orderPath } from '@ostrov/shared/paths'
import { PAGES } from './shelves'

const ASK_AGAIN_MS = 4_000

type Way = { href: string; label: string }

/** Fills the offline page: what the worker has kept can be read, and all is tried again once the network is back. */
export async function showCachedPages(list: HTMLElement, again: HTMLElement): Promise<void> {
  // At its own address there is nothing to try again.
  const retry = () => (location.pathname === OFFLINE ? location.assign(EDA) : location.reload())
  again.addEventListener('click', retry)
  const leaving = new AbortController()
  const retryWhenBack = () => void isBack(leaving.signal).then((is_back) => is_back && retry())
  addEventListener('online', retryWhenBack, leaving)
  // A page opened while the network comes back, or behind a network that led nowhere, hears no «online».
  const asking = setInterval(() => document.visibilityState === 'visible' && retryWhenBack(), ASK_AGAIN_MS)
  leaving.signal.addEventListener('abort', () => clearInterval(asking))
  // A page read anew would take back the press by which this one is left.
  list.addEventListener('click', () => leaving.abort())
  list.append(...(await keptWays()).map(linkOf))
}

/** A browser says «online» of a network that leads nowhere, too: it is asked briefly. */
function isBack(leaving: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(ASK_AGAIN_MS)])
  return fetch(location.href, { method: 'HEAD', signal }).then(
    () => !leaving.aborted,
    () => false,
  )
}

async function keptWays(): Promise<Way[]> {
  const cart = { href: CART, label: 'Корзина' }
  if (!('caches' in window) || !(await caches.has(PAGES))) return [cart]
  const cache = await caches.open(PAGES)
  const urls = (await cache.keys()).map(({ url }) => url).reverse()
  const ways = await Promise.all(urls.map(async (url) => wayTo(url, await (await cache.match(url))?.text())))
  return [cart, ...ways.filter((way) => way !== null)]
}

/** How a kept page is called: an order by its number, a menu by its restaurant; a dish is found in its menu. */
async function wayTo(url: string, html = ''): Promise<Way | null> {
  const { pathname } = new URL(url)
  if (pathname === EDA) return { href: EDA, label: 'Рестораны' }
  if (pathname === ORDERS) return { href: ORDERS, label: 'Мои заказы' }
  if (pathname.includes('/products/')) return null
  if (!pathname.startsWith(ORDERS)) return { href: pathname, label: headingOf(html) }
  const ref = pathname.slice(orderPath('').length)
  const answer = await caches.match(`/api/user/orders/${ref}`)
  const order: unknown = await answer?.json()
  const isNumbered = typeof order === 'object' && order !== null && 'id' in order
  return isNumbered ? { href: pathname, label: `Заказ №\u00A0${order.id}` } : null
}

/** Only its words are read: a whole page that is parsed here would be refused its styles. */
function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
  return new DOMParser().parseFromString(heading, 'text/html').body.textContent.trim()
}

function linkOf({ href, label }: Way) {
  const link = document.createElement('a')
  link.className = 'ui-chip'
  link.href = href
  link.textContent = label
  return link
}
