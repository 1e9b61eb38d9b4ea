import { createHmac, timingSafeEqual } from 'node:crypto'

type Fault = 'broken' | 'slow' | 'moved' | 'gone' | 'long' | 'cut'
/** The next answer of all, or the next to an event of this type. */
type Planned = Fault | { event: string; fault: Fault }
type Received = { id: string; at: number; body: string; type: string; isGenuine: boolean }

/** Older or newer is somebody else's, sent once more. */
const TOLERANCE_SECONDS = 300
const LONG = 'о'.repeat(100_000)

/**
 * A server as a restaurant would write it after `docs/webhooks.md`: it verifies what Standard Webhooks lets it verify and remembers
 * what came. `faults` spoil the next answers, one after another.
 */
export function startWebhookStandIn({ port = 0, slowMs = 15_000 }: { port?: number; slowMs?: number } = {}) {
  const control = {
    secret: '',
    received: [] as Received[],
    faults: [] as Planned[],
    now: () => Date.now(),
    /** What is genuine is counted once, however often it comes. */
    seen: new Set<string>(),
  }
  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/__ctl/')) return steer(control, pathname, request)
    const body = await request.text()
    const id = request.headers.get('webhook-id') ?? ''
    const isGenuine = isSigned(control, request.headers, body)
    const type = typeOf(body)
    control.received.push({ id, at: Date.now(), body, type, isGenuine })
    const fault = faultFor(control.faults, type)
    if (fault === 'broken') return new Response('<h1>500</h1>', { status: 500 })
    if (fault === 'slow') await Bun.sleep(slowMs)
    if (fault === 'moved') return new Response(null, { status: 302, headers: { location: '/elsewhere' } })
    if (fault === 'gone') return new Response('unsubscribed', { status: 410 })
    if (fault === 'long') return new Response(LONG)
    if (fault === 'cut') return new Response(cutStream())
    if (!isGenuine) return new Response('signature', { status: 401 })
    control.seen.add(id)
    return new Response('ok')
  }
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: answer, idleTimeout: 60 })
  return Object.assign(control, { url: `http://127.0.0.1:${server.port}/hook`, stop: () => server.stop(true) })
}

type Control = { secret: string; now: () => number; received: Received[]; faults: Planned[]; seen: Set<string> }

const FAULTS: readonly string[] = ['broken', 'slow', 'moved', 'gone', 'long', 'cut']
const isFault = (value: unknown): value is Fault => typeof value === 'string' && FAULTS.includes(value)

const isPlanned = (value: unknown): value is Planned =>
  isFault(value) ||
  (typeof value === 'object' && value !== null && 'event' in value && 'fault' in value && isFault(value.fault))

function faultFor(faults: Planned[], type: string): Fault | undefined {
  const at = faults.findIndex((one) => typeof one === 'string' || one.event === type)
  const [found] = at < 0 ? [] : faults.splice(at, 1)
  return typeof found === 'object' ? found.fault : found
}

async function steer(control: Control, pathname: string, request: Request): Promise<Response> {
  if (pathname === '/__ctl/log') return Response.json(control.received)
  const { secret, next = [] }: { secret?: unknown; next?: unknown[] } = await request.json()
  if (typeof secret === 'string') control.secret = secret
  control.faults.push(...next.filter(isPlanned))
  return Response.json({ ok: true })
}

function isSigned({ secret, now }: Control, headers: Headers, body: string): boolean {
  const [id, timestamp] = [headers.get('webhook-id'), headers.get('webhook-timestamp')]
  if (Math.abs(now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const given = (headers.get('webhook-signature') ?? '').split(' ').map((one) => Buffer.from(one.slice(3), 'base64'))
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected))
}

function typeOf(body: string): string {
  const { type }: { type?: unknown } = JSON.parse(body)
  return String(type)
}

/** A body that breaks off. */
const cutStream = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('o'))
      controller.error(new Error('cut'))
    },
  })
