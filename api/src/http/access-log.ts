import type { Deps } from '../kernel/deps'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi
const LONGEST = 200

type Answered = { id: string; status: number; startedAt: number }

/** One line per request: never a query, a body, an address, nor an id or number that could lead to a person. */
export function logRequest(deps: Deps, { method, url }: Request, answer: Answered) {
  if (!deps.log.isLevelEnabled('info')) return
  const ms = Math.round(performance.now() - answer.startedAt)
  deps.log.info({ request_id: answer.id, method, path: safePath(url), status: answer.status, ms }, 'request')
}

/** `/api/user/orders/4711/…` → `/api/user/orders/:id/…`. A guest's uuid opens a basket, a phone names a person. */
export function safePath(url: string): string {
  // Where the Host was broken the runtime hands over the path alone, or what no URL can be made of.
  const path = (URL.parse(url)?.pathname ?? '/:broken').replace(UUID, ':id')
  const hidden = path.replace(/(?<=\/)[^/]*(?:\d{3}|@|%)[^/]*/g, ':id')
  return hidden.slice(0, LONGEST)
}
