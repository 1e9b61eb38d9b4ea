import { BUILD, NOW } from './build'
import { isOurPage } from './pages'

/** Files whose names change with what is in them. */
const ASSETS = '/assets/'
/** What names and times the development server adds to a module's address. */
const STAMPS = ['t', 'v']
const CODE: readonly RequestDestination[] = ['script', 'style', 'font']

/** Whether pages are made of it. */
export function isPart({ url, destination }: Request): boolean {
  const { pathname } = new URL(url)
  return BUILD.changes ? CODE.includes(destination) && isOurPage(pathname) : pathname.startsWith(ASSETS)
}

/** A file of the build, whose content never changes; under development the file as it is now. */
export async function part(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  if (!BUILD.changes) return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
  const cache = await caches.open(NOW)
  return newest(request, NOW, (answer) => waitUntil(cache.put(plain(request.url), answer)), plain(request.url))
}

/** As the server has it, handed to `keep`; without a network as it was kept on the shelf. */
export async function newest(
  request: Request,
  shelf: string,
  keep: (answer: Response) => void,
  name = request.url,
): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) keep(answer.clone())
    return answer
  } catch (error) {
    const kept = await (await caches.open(shelf)).match(name, { ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

function plain(address: string) {
  const url = new URL(address)
  for (const stamp of STAMPS) url.searchParams.delete(stamp)
  return url.href
}
