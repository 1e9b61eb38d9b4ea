import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { GATES } from '@ostrov/shared/tickets/paths'
import { isUnder } from '@ostrov/shared/wire/is-under'
import type { Server } from 'bun'
import type { Config } from '../config'
import { atHome } from '../db/at-home'
import { isTraced, traced } from '../db/traced'
import { inNameOf, isWorkId } from '../db/work'
import type { Deps } from '../kernel/deps'
import { answerDuration } from '../kernel/metrics'
import { plainAddress } from '../kernel/networks'
import { Refusal } from '../kernel/problems'
import { logRequest, type RouteNames, safePath } from './access-log'
import { actedName, unpacked, withBanner } from './acting-banner'
import { limitBody } from './bodies'
import { type BriefCache, encodingOf, PAGE_AGE } from './brief-cache'
import { tellKnown } from './cookies'
import { troubleOf } from './errors'
import { hasJustWritten, tellWritten } from './just-written'
import { hasNoRoom } from './readiness'
import { liveUploads, SESSION_ENDED, uploadKind } from './uploads'

/** What is asked of the server: whence a request came. */
type Asked = Pick<Server<unknown>, 'requestIP'>
export type Handler = (request: Request) => Response | Promise<Response> | null

const ADDRESS_HEADER = 'x-client-ip'
/** Where the path of an address is looked for: behind the slashes of `https://`. */
const AFTER_SCHEME = 8
const ID_HEADER = 'x-request-id'
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|(?:rss\+)?xml)|image\/svg)/
const SMALLEST_COMPRESSED = 1024
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const FULL_AGAIN_SECONDS = 60
// Pages bring a policy of their own; data opened as a page may do nothing.
const NOTHING_BUT_DATA = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const OF_A_PAGE = [
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
] as const
/** Only a scanner of tickets looks through a camera. */
const devices = ({ url }: Request) => {
  const isScanner = url.includes(GATES) && URL.canParse(url) && isUnder(new URL(url).pathname, [GATES])
  return `camera=${isScanner ? '(self)' : '()'}, microphone=(), geolocation=(self), payment=()`
}

/**
 * The outermost layer of every request: gives it an id, tells whose address it comes from, asks the handlers in turn,
 * and hardens and compresses the answer.
 */
export function createFront(deps: Deps, handlers: readonly Handler[], shared: BriefCache, routeOf: RouteNames) {
  return (request: Request, server: Asked): Response | Promise<Response> => {
    const startedAt = performance.now()
    const id = idOf(request, deps.config)
    const acted = actedName(request)
    const asked = acted === null ? request : unpacked(request)
    const make = async () => {
      identify(request, server, id, deps.config)
      const piece = () => pieceOf(request, id, routeOf, deps.config)
      const answering = () => answerOf(deps, handlers, request)
      const answered = await inNameOf(id, () => (isTraced() ? traced(piece(), answering, statusOf) : answering()))
      return finish(answered, asked, deps)
    }
    const handOver = (answer: Response) => {
      answer.headers.set(ID_HEADER, id)
      tellKnown(request, answer, deps.config.origin)
      tellWritten(request, answer, deps)
      measure(request, answer, startedAt)
      logRequest(deps, request, { id, status: answer.status, startedAt }, routeOf)
      return answer
    }
    const give = () => shared.answer(asked, make)
    const found = hasJustWritten(request, deps) ? atHome(give) : give()
    if (acted === null && found instanceof Response) return handOver(found)
    return Promise.resolve(found)
      .then((answer) => (acted === null ? answer : withBanner(answer, acted)))
      .then(handOver)
  }
}

/** Of the trace that the proxy has begun, if one stands in front. */
function pieceOf({ method, url, headers }: Request, id: string, routeOf: RouteNames, { trustProxy }: Config) {
  const route = safePath(url, routeOf)
  const facts = { 'http.request.method': method, 'http.route': route, 'ostrov.request_id': id }
  const parent = trustProxy > 0 ? headers.get('traceparent') : null
  return { kind: 'request', name: `${method} ${route}`, facts, parent } as const
}

const statusOf = ({ status }: Response) => ({ 'http.response.status_code': status })

function measure({ url }: Request, { status, headers }: Response, startedAt: number) {
  const part = url.startsWith('/api/', url.indexOf('/', AFTER_SCHEME)) ? 'api' : isPart(headers) ? 'file' : 'page'
  const seconds = (performance.now() - startedAt) / 1000
  answerDuration.observe({ part, status: `${Math.floor(status / 100)}xx` }, seconds)
}

async function answerOf(deps: Deps, handlers: readonly Handler[], incoming: Request): Promise<Response> {
  try {
    // A broken Host, or none: there is no address to hand on.
    if (!URL.canParse(incoming.url)) throw new Refusal('request.malformed')
    if (!READS.has(incoming.method) && (await hasNoRoom(deps)))
      throw new Refusal('server.disk_full', { retryAfter: FULL_AGAIN_SECONDS })
    const kind = uploadKind(incoming)
    if (kind) return await liveUploads(deps).take(incoming, kind, async (request) => firstAnswer(handlers, request))
    return await firstAnswer(handlers, incoming.body ? await limitBody(incoming, deps.config.bodyLimits) : incoming)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    const trouble = troubleOf(deps, error)
    if (trouble) return refused(trouble)
    return new Response('Что-то сломалось. Попробуйте ещё раз.', { status: 500 })
  }
}

function firstAnswer(handlers: readonly Handler[], request: Request): Response | Promise<Response> {
  for (const handle of handlers) {
    const answer = handle(request)
    if (answer) return answer
  }
  return new Response('Не найдено', { status: 404 })
}

function refused(refusal: Refusal) {
  const { retryAfter } = refusal.details
  const headers = retryAfter ? { 'retry-after': String(Math.ceil(retryAfter)) } : undefined
  return Response.json(refusal.toBody(), { status: refusal.status, headers })
}

/** The address, the id and whose form it is are ours to say: whatever a client sent under these names is replaced. */
function identify(request: Request, server: Asked, id: string, config: Config) {
  const { headers } = request
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const believed = config.trustProxy > 0 ? forwarded.at(-config.trustProxy)?.trim() : undefined
  // What is said and is no address is nobody's, least of all this machine's own.
  headers.set(ADDRESS_HEADER, plainAddress(believed ?? server.requestIP(request)?.address) ?? 'unknown')
  headers.set(ID_HEADER, id)
  headers.delete(SESSION_ENDED)
}

/** The proxy's own, so that its log and ours say the same; a stranger's own could be another's, to be looked for in vain. */
function idOf(request: Request, { trustProxy }: Config) {
  const sent = trustProxy > 0 ? request.headers.get(ID_HEADER) : null
  return isWorkId(sent) ? sent : crypto.randomUUID()
}

function finish(answer: Response, request: Request, deps: Deps): Response | Promise<Response> {
  const { headers } = answer
  headers.set('x-content-type-options', 'nosniff')
  if (!isPart(headers)) {
    for (const [name, word] of OF_A_PAGE) headers.set(name, word)
    headers.set('permissions-policy', devices(request))
  }
  if (isData(headers)) headers.set('content-security-policy', NOTHING_BUT_DATA)
  // Only what says of itself that it is public may be kept: whatever else there is belongs to the person who asked.
  if (!headers.has('cache-control') || answer.status >= 400) headers.set('cache-control', 'no-store')
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8')
  if (deps.config.origin.startsWith('https:'))
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return compress(answer, request)
}

/** A script, font or picture of a page, of which there are dozens: what is said of pages would be half of what a small one weighs. */
function isPart(headers: Headers) {
  return headers.get('cache-control')?.endsWith('immutable') === true
}

function isData(headers: Headers) {
  return /^(?:application\/json|text\/plain|image\/)/.test(headers.get('content-type') ?? '')
}

function compress(answer: Response, request: Request): Response | Promise<Response> {
  const { headers } = answer
  const encoding = encodingOf(request)
  if (!encoding || !answer.body || headers.has('content-encoding') || answer.status === 304) return answer
  return COMPRESSIBLE.test(headers.get('content-type') ?? '') ? packed(answer, encoding) : answer
}

async function packed(answer: Response, encoding: 'br' | 'gzip'): Promise<Response> {
  const { headers } = answer
  const body = new Uint8Array(await answer.arrayBuffer())
  headers.delete('content-length')
  headers.append('vary', 'accept-encoding')
  if (body.byteLength < SMALLEST_COMPRESSED) return new Response(body, { status: answer.status, headers })
  // Brotli takes three times as long and saves a fifth: worth it where one answer is for many.
  const isKept = headers.has(PAGE_AGE) && encoding === 'br'
  headers.set('content-encoding', isKept ? 'br' : 'gzip')
  const bytes = isKept ? await packWithBrotli(body) : Bun.gzipSync(body, { level: 4 })
  return new Response(bytes, { status: answer.status, headers })
}

function packWithBrotli(body: Uint8Array) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  return promisify(brotliCompress)(body, { params })
}
