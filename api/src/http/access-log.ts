import type { Deps } from '../kernel/deps'

const LONGEST = 200
const HIDDEN = ':id'
/**
 * A word that our own paths are made of. What is longer, or has another sign or three digits in a row, may be a key, a link that
 * opens something or a person's number.
 */
const WORD = /^(?!.*\d{3})[a-z\d._-]{0,20}$/
/** Where built files lie, whose names carry a hash. */
const BUILT = /^\/(?:admin\/)?assets\/[\w.-]+\.(?:css|js|png|svg|webp|woff2)$/

/** The route that a proxy asks each second: of what it was answered well, a line each would fill the log. */
const ASKED_EACH_SECOND = '/api/serving'

type Answered = { id: string; status: number; startedAt: number }
/** The route that a path is answered by, as it was declared; null for what is none of the API's. */
export type RouteNames = (path: string) => string | null

/** One line per request: never a query, a body, an address, nor an id or number that could lead to a person. */
export function logRequest(deps: Pick<Deps, 'log'>, { method, url }: Request, answer: Answered, routeOf: RouteNames) {
  if (!deps.log.isLevelEnabled('info')) return
  const path = safePath(url, routeOf)
  if (path === ASKED_EACH_SECOND && answer.status === 200) return
  const ms = Math.round(performance.now() - answer.startedAt)
  deps.log.info({ request_id: answer.id, method, path, status: answer.status, ms }, 'request')
}

/**
 * `/api/user/orders/4711` → `/api/user/orders/:id`: a route of the API by its own pattern, whatever stands for a parameter; of
 * any other path the pieces that are no plain words are hidden.
 */
export function safePath(url: string, routeOf: RouteNames = () => null): string {
  // Where the Host was broken the runtime hands over the path alone, or what no URL can be made of.
  const path = URL.parse(url)?.pathname ?? '/:broken'
  const shown = routeOf(path) ?? (BUILT.test(path) ? path : path.replace(/(?<=\/)[^/]+/g, hideUnlessWord))
  return shown.slice(0, LONGEST)
}

const hideUnlessWord = (piece: string) => (WORD.test(piece) || piece === ':broken' ? piece : HIDDEN)

/** Finds the declared path of a route, with or without the last «/»; a word goes before a parameter. */
export function createRouteNames(paths: readonly string[]): RouteNames {
  const bySize = new Map<number, string[][]>()
  const wordsFirst = [...new Set(paths)].map((path) => path.replaceAll(':', '\uffff')).sort()
  for (const path of wordsFirst) {
    const pieces = path.replaceAll('\uffff', ':').split('/')
    bySize.set(pieces.length, [...(bySize.get(pieces.length) ?? []), pieces])
  }
  return (path) => {
    const pieces = path.replace(/(?<=.)\/$/, '').split('/')
    const found = bySize
      .get(pieces.length)
      ?.find((declared) =>
        declared.every((word, at) => (word.startsWith(':') ? pieces[at] !== '' : word === pieces[at])),
      )
    return found?.join('/') ?? null
  }
}
