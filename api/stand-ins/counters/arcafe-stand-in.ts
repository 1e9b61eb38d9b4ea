import { isRecord, textOf } from '../../src/services/counters/wire'
import type { Faults } from './frontpad-stand-in-orders'

type Good = {
  id: string
  article: string
  name: string
  price: number
  modifiers: { article: string; name: string; price: number }[]
}
type StandInOrder = {
  id: string
  number: string
  key: string
  status: string
  phone: string
  articles: string[]
  comment: string
  hookUrl: string
}

const GOODS: Good[] = [
  {
    ...{ id: 'a1', article: '101', name: 'Пицца «Маргарита»', price: 690 },
    modifiers: [{ article: '905', name: 'Без лука', price: 0 }],
  },
  { id: 'a2', article: '102', name: 'Борщ', price: 350, modifiers: [] },
  { id: 'a3', article: '9001', name: 'Доставка', price: 0, modifiers: [] },
]
/** What these keys are answered, as accounts of such a state are. */
const KEYS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  off: [403, 'api_off'],
  poor: [402, 'plan_without_api'],
}
const STATUSES = ['new', 'accepted', 'preparing', 'ready', 'on_way', 'done', 'cancelled']

/**
 * A server of the protocol that `docs/arcafe.md` assumes: it refuses wrong keys, unknown addresses, articles and statuses, a closed
 * shift, and more than 2 questions a second or 30 a minute. It is steered under `/__ctl`.
 */
export function startArcafeStandIn({ port = 0, slowMs = 10_000 }: { port?: number; slowMs?: number } = {}) {
  const control = {
    goods: [...GOODS],
    stops: [] as string[],
    orders: [] as StandInOrder[],
    log: [] as Asked[],
    limits: true,
    keys: new Set(['secret', 'closed']),
    /** One after another, each for the next question. */
    faults: [] as Faults[],
    shiftClosed: false,
  }
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const text = await request.text()
    if (url.pathname.startsWith('/__ctl/')) return steer(control, url.pathname, text)
    const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const asked = {
      method: request.method,
      path: url.pathname,
      phone: url.searchParams.get('phone'),
      key,
      text,
      at: Date.now(),
    }
    control.log.push(asked)
    const fault = control.faults.shift()
    if (fault === 'broken') return new Response('<h1>500</h1>', { status: 500 })
    const said = speak(control, asked)
    if (fault === 'slow') await Bun.sleep(slowMs)
    return spoilt(said, fault)
  }
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: answer, idleTimeout: 60 })
  return Object.assign(control, {
    tell: (id: string, status: string) => tellHook(control.orders, id, status),
    url: `http://127.0.0.1:${server.port}`,
    stop: () => server.stop(true),
  })
}

type Asked = { method: string; path: string; phone: string | null; key: string; text: string; at: number }
type Control = {
  goods: Good[]
  stops: string[]
  orders: StandInOrder[]
  log: Asked[]
  limits: boolean
  keys: Set<string>
  faults: Faults[]
  shiftClosed: boolean
}

const refuse = (status: number, error: string) => Response.json({ error }, { status })

function speak(control: Control, asked: Asked): Response {
  const { key, method, path } = asked
  const own = KEYS[key]
  if (own) return refuse(...own)
  if (!control.keys.has(key)) return refuse(401, 'key_unknown')
  if (control.limits && isTooOften(control.log, key)) return refuse(429, 'too_often')
  if (method === 'POST' && path === '/bills')
    return key === 'closed' || control.shiftClosed ? refuse(409, 'shift_closed') : newOrder(control, asked)
  if (method !== 'GET') return refuse(405, 'method_unknown')
  if (path === '/products') return Response.json(control.goods)
  if (path === '/stops') return Response.json({ articles: control.stops })
  if (!path.startsWith('/bills')) return refuse(404, 'address_unknown')
  const id = path.split('/')[2]
  const order = control.orders.findLast((one) => one.key === key && (id ? one.id === id : one.phone === asked.phone))
  return order ? Response.json({ id: order.id, status: order.status }) : refuse(404, 'order_unknown')
}

/** Done, and answered so that nobody can tell. */
async function spoilt(said: Response, fault: Faults | undefined): Promise<Response> {
  if (fault === 'lost') return new Response('<h1>Bad gateway</h1>', { status: 502 })
  if (fault === 'cut') return new Response((await said.text()).slice(0, 5))
  if (fault === 'changed') return Response.json({ data: await said.json() })
  return said
}

function isTooOften(log: readonly Asked[], key: string): boolean {
  const now = Date.now()
  const within = (ms: number) => log.filter((one) => one.key === key && one.at > now - ms).length
  return within(1_000) > 2 || within(60_000) > 30
}

function newOrder(control: Control, { key, text }: Asked): Response {
  const body = recordIn(text)
  const lines = Array.isArray(body.lines) ? body.lines.filter(isRecord) : []
  const phone = isRecord(body.customer) ? textOf(body.customer.phone) : ''
  if (lines.length === 0 || !/^\+\d{11}$/.test(phone)) return refuse(422, 'order_invalid')
  const known = new Set(control.goods.flatMap((good) => [good.article, ...good.modifiers.map((one) => one.article)]))
  const isKnown = (line: Record<string, unknown>) => known.has(textOf(line.article)) && Number(line.quantity) >= 1
  const missing = lines.flatMap((line, at) => (isKnown(line) ? [] : [at]))
  if (missing.length === lines.length) return refuse(422, 'articles_unknown')
  const order = {
    ...{
      id: `ar-${1001 + control.orders.length}`,
      number: String(42 + control.orders.length),
      key,
      status: 'new',
      phone,
    },
    articles: lines.filter(isKnown).map((line) => textOf(line.article)),
    ...{ comment: typeof body.comment === 'string' ? body.comment : '', hookUrl: String(body.hook_url ?? '') },
  }
  control.orders.push(order)
  return Response.json({ id: order.id, number: order.number, missing }, { status: 201 })
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

async function tellHook(orders: readonly StandInOrder[], id: string, status: string): Promise<number | null> {
  const order = orders.find((one) => one.id === id)
  if (!order || !STATUSES.includes(status)) return null
  order.status = status
  const body = JSON.stringify({ order_id: id, status })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(order.hookUrl, { method: 'POST', headers, body })).status
}

async function steer(control: Control, path: string, text: string): Promise<Response> {
  const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
  const id = /^\/__ctl\/arcafe\/bills\/([^/]+)\/status$/.exec(path)?.[1]
  if (id) return Response.json({ told: await tellHook(control.orders, id, String(body.status)) })
  if (path === '/__ctl/stops' && Array.isArray(body.articles)) control.stops = body.articles.map(String)
  if (path === '/__ctl/shift') control.shiftClosed = body.closed === true
  if (path === '/__ctl/faults' && Array.isArray(body.next)) control.faults.push(...body.next)
  if (path === '/__ctl/reset') for (const list of [control.orders, control.log, control.faults]) list.length = 0
  return Response.json({ log: control.log.map((one) => ({ ...one, key: '***' })), faults: control.faults })
}
