/**
 * The one origin of development: a small proxy before the API and the two development servers. In production there
 * is none; the API serves the built site and admin itself.
 */
import type { Server, ServerWebSocket } from 'bun'
import { waking } from './waking.ts'

/** Where each part listens. */
export type Targets = { api: string; site: string; admin: string }

type Bridge = { target: WebSocket; early: (string | Buffer<ArrayBuffer>)[] }
type Front = Server<Bridge>

// What the API serves besides /api: the pages of the sandbox bank and of the sandbox sign-in.
const API_PREFIXES = ['/api', '/sandbox-bank', '/sandbox-social']

/** Which part a path belongs to. */
export function partOf(path: string): keyof Targets {
  if (API_PREFIXES.some((prefix) => isUnder(path, prefix))) return 'api'
  return isUnder(path, '/admin') ? 'admin' : 'site'
}

/** Listens at once, so that a taken port is known first, and says what is being done until `targets` is there. */
export function openFront(host: string, port: number, targets: Promise<Targets>, stage = () => 'запускаю'): Front {
  let known: Targets | undefined
  void targets.then((there) => {
    known = there
  })
  return Bun.serve<Bridge>({
    hostname: host,
    port,
    // Live streams are silent for longer than any timeout.
    idleTimeout: 0,
    // The runtime's own page of errors would show what lies where.
    development: false,
    async fetch(request, server) {
      if (!URL.canParse(request.url)) return new Response('The Host is broken.', { status: 400 })
      const url = new URL(request.url)
      // The admin's development server knows only the form with a slash.
      const path = url.pathname === '/admin' ? '/admin/' : url.pathname
      if (known === undefined) return waking(path, stage())
      const target = known[partOf(path)] + path + url.search
      if (request.headers.get('upgrade')?.toLowerCase() === 'websocket') return upgrade(request, server, target)
      return forward(request, server, target)
    },
    websocket: {
      open: (socket) => connect(socket),
      message(socket, message) {
        const { target, early } = socket.data
        if (target.readyState === WebSocket.OPEN) target.send(message)
        else early.push(message)
      },
      close: (socket) => socket.data.target.close(),
    },
  })
}

function isUnder(path: string, prefix: string) {
  return path === prefix || path.startsWith(`${prefix}/`)
}

async function forward(request: Request, server: Front, target: string) {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', server.requestIP(request)?.address ?? '')
  headers.set('x-forwarded-host', request.headers.get('host') ?? '')
  headers.set('x-forwarded-proto', 'http')
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      // The bytes go on as they are, with the encoding that the headers name.
      decompress: false,
      signal: request.signal,
    })
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return new Response(`This part of the product does not answer: ${error}`, { status: 502 })
  }
}

/** Hot reload of both development servers, with the subprotocol that they insist on. */
function upgrade(request: Request, server: Front, target: string) {
  const asked = request.headers.get('sec-websocket-protocol')
  const protocols = asked?.split(',').map((name) => name.trim())
  const socket = new WebSocket(target.replace(/^http/, 'ws'), protocols)
  const headers = protocols?.[0] ? { 'sec-websocket-protocol': protocols[0] } : undefined
  const done = server.upgrade(request, { data: { target: socket, early: [] }, headers })
  if (done) return undefined
  socket.close()
  return new Response('Expected a WebSocket.', { status: 400 })
}

function connect(socket: ServerWebSocket<Bridge>) {
  const { target, early } = socket.data
  target.binaryType = 'arraybuffer'
  const flush = () => {
    for (const message of early.splice(0)) target.send(message)
  }
  if (target.readyState === WebSocket.OPEN) flush()
  else target.addEventListener('open', flush)
  target.addEventListener('message', (event: MessageEvent<string | ArrayBuffer>) => socket.send(event.data))
  target.addEventListener('close', () => socket.close())
  target.addEventListener('error', () => socket.close())
}
