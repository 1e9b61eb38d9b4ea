import { ADMIN, CART, OFFLINE, PLAIN } from '@ostrov/shared/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'
import { PAGES } from '../src/features/offline/shelves'
import { BUILD, NOW } from './build'
import { isCachedPage, keeper } from './caches'

/** So long a page that is kept waits for its newer self. */
const PATIENCE_MS = 4_000
/** Pages that the worker reads when it is installed, whoever looks at them. */
export const SHELLS: readonly string[] = [OFFLINE, CART]
/** Of others than the site's own people, or made anew for each who asks. */
const LEFT_ALONE = [ADMIN, PLAIN, '/api', '/sandbox-bank']

export const isOurPage = (path: string) => !isUnder(path, LEFT_ALONE)

/** The page as the server has it; without a network as it was read last, else the page that says so. */
export async function page({ request, preloadResponse, waitUntil }: Asked): Promise<Response> {
  const kept = await keptPage(request)
  const fresh = readPage(request.url, async () => (await preloadResponse) ?? fetch(request), waitUntil)
  try {
    // A development server that compiles is slow, and the kept page may be older than the last edit.
    return await (kept && !BUILD.changes ? Promise.race([fresh, after(PATIENCE_MS)]) : fresh)
  } catch {
    // Whichever comes first answers; the other must not be an error that nobody hears.
    fresh.catch(() => {})
    return kept ? asKept(kept) : ((await caches.match(OFFLINE)) ?? Response.error())
  }
}

/** Reads the kept pages anew: those of an older build ask for scripts that are there no longer. */
export async function renewPages() {
  const cache = await caches.open(PAGES)
  for (const { url } of await cache.keys()) {
    const answer = await readPage(url, () => fetch(url)).catch(() => null)
    if (!answer?.ok) await cache.delete(url)
  }
}

type Asked = {
  request: Request
  preloadResponse: Promise<Response | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

export async function readPage(url: string, read: () => Promise<Response>, waitUntil?: Asked['waitUntil']) {
  const keep = keeper(PAGES)
  const answer = await read()
  const { pathname } = new URL(url)
  // Those of a build come with it; under development they change, too.
  const isShell = BUILD.changes && SHELLS.includes(pathname)
  if (!answer.ok || !(isShell || isCachedPage(pathname))) return answer
  const kept = isShell ? keepShell(pathname, answer.clone()) : keep(url, answer.clone())
  if (waitUntil) waitUntil(kept)
  else await kept
  return answer
}

/** Lays a page of the build beside its files. */
async function keepShell(path: string, answer: Response) {
  await (await caches.open(NOW)).put(path, answer)
}

/** The cart is one page whatever stands in its address: what it shows is found by its scripts. */
async function keptPage({ url }: Request) {
  const isCart = new URL(url).pathname === CART
  return isCart ? caches.match(CART) : (await caches.open(PAGES)).match(url, { ignoreVary: true })
}

/** The page says of itself that it is not of this moment. */
async function asKept(kept: Response) {
  // Those of a kept answer may not be changed.
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response((await kept.text()).replace('<html ', '<html data-kept '), { headers })
}

function after(ms: number) {
  return new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The network is too slow')), ms))
}
