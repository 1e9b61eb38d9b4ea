import type { Server } from 'bun'
import type { Config } from '../config'
import type { Deps } from './deps'

export type Handler = (request: Request) => Response | Promise<Response> | null

const ADDRESS_HEADER = 'x-client-ip'
const ID_HEADER = 'x-request-id'
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json)|image\/svg)/
const SMALLEST_COMPRESSED = 1024

/**
 * The outermost layer of every request: gives it an id, tells whose address it comes from, asks the handlers in turn,
 * and hardens and compresses the answer.
 */
export function createFront(deps: Deps, handlers: readonly Handler[]) {
  const secure = deps.config.origin.startsWith('https:')
  return async (request: Request, server: Server<unknown>): Promise<Response> => {
    const incoming = identify(request, server, deps.config)
    const id = incoming.headers.get(ID_HEADER) ?? ''
    try {
      for (const handle of handlers) {
        const answer = await handle(incoming)
        if (answer) return await finish(answer, incoming, id, secure)
      }
    } catch (error) {
      deps.log.error({ request_id: id, err: error }, 'request failed')
      return finish(new Response('Что-то сломалось. Попробуйте ещё раз.', { status: 500 }), incoming, id, secure)
    }
    return finish(new Response('Не найдено', { status: 404 }), incoming, id, secure)
  }
}

/** The address and the id are ours to say: whatever a client sent under these names is replaced. */
function identify(request: Request, server: Server<unknown>, config: Config): Request {
  const headers = new Headers(request.headers)
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const believed = config.trustProxy > 0 ? forwarded.at(-config.trustProxy)?.trim() : undefined
  headers.set(ADDRESS_HEADER, believed ?? server.requestIP(request)?.address ?? 'unknown')
  const sent = headers.get(ID_HEADER)
  if (!sent || !/^[\w-]{8,64}$/.test(sent)) headers.set(ID_HEADER, crypto.randomUUID())
  return new Request(request, { headers })
}

async function finish(answer: Response, request: Request, id: string, secure: boolean): Promise<Response> {
  const headers = answer.headers
  headers.set(ID_HEADER, id)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=()')
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return compress(answer, request)
}

async function compress(answer: Response, request: Request): Promise<Response> {
  const { headers } = answer
  if (!answer.body || headers.has('content-encoding') || answer.status === 304) return answer
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return answer
  if (!request.headers.get('accept-encoding')?.includes('gzip')) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  headers.delete('content-length')
  headers.append('vary', 'accept-encoding')
  if (body.byteLength < SMALLEST_COMPRESSED) return new Response(body, { status: answer.status, headers })
  headers.set('content-encoding', 'gzip')
  return new Response(Bun.gzipSync(body, { level: 4 }), { status: answer.status, headers })
}
