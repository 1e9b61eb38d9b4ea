import { isRecord, textOf } from '../../src/services/counters/wire'
import type { Faults } from './frontpad-stand-in-orders'

type StandInOrder = {
  id: string
  login: string
  number: number
  looks: number
  failed: boolean
  status: string
  body: Body
}
type Body = Record<string, unknown>
type Asked = { path: string; login: string; body: Body; at: number }

const ORGANIZATION = '5a2c1d10-0000-4000-8000-000000000001'
const TERMINAL = '5a2c1d10-0000-4000-8000-000000000002'
const GROUP = '5a2c1d10-0000-4000-8000-000000000003'
const idOf = (at: number) => `5a2c1d10-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`
const product = (at: number, code: string, name: string, price: number, modifiers: object[] = []) => ({
  ...{ id: idOf(at), code, name, isDeleted: false, groupModifiers: modifiers },
  sizePrices: [{ price: { currentPrice: price } }],
})
const PRODUCTS = [
  product(1, '101', 'Пицца «Маргарита»', 690, [{ id: GROUP, childModifiers: [{ id: idOf(3) }] }]),
  product(2, '102', 'Борщ', 350),
  product(3, '905', 'Без лука', 0),
  product(4, '9001', 'Доставка', 0),
]
const STATUSES = [
  ...['Unconfirmed', 'WaitCooking', 'ReadyForCooking', 'CookingStarted', 'CookingCompleted', 'Waiting'],
  ...['OnWay', 'Delivered', 'Closed', 'Cancelled'],
]
/** Questions that faults are for. */
const FAULTY = ['deliveries/create', 'stop_lists']

/**
 * A server that speaks and refuses as iiko Cloud does: unknown logins and dead tokens, accounts without API, unknown organizations,
 * terminals and goods, orders without guests or address, repeats of an order's id. An order is made only after the answer. It is
 * steered by what `docs/iiko.md` lists under `/__ctl`.
 */
export function startIikoStandIn({ port = 0, slowMs = 10_000 }: { port?: number; slowMs?: number } = {}) {
  const control = {
    goods: [...PRODUCTS],
    stops: [] as string[],
    orders: [] as StandInOrder[],
    log: [] as Asked[],
    faults: [] as Faults[],
    logins: new Set(['secret']),
    tokens: new Map<string, string>(),
    /** Where it tells of orders, and of which statuses. */
    hook: null as { uri: string; statuses: string[] } | null,
    /** The till takes nothing: what is asked of it comes to nothing later. */
    offline: false,
  }
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const text = await request.text()
    const body = recordIn(text)
    if (url.pathname.startsWith('/__ctl/')) return steer(control, url.pathname, body)
    const path = url.pathname.replace('/api/1/', '')
    const login = loginOf(control, request)
    control.log.push({ path, login: login ?? '', body, at: Date.now() })
    if (path === 'access_token') return newToken(control, textOf(body.apiLogin))
    if (login === null) return refuse(401, 'Unauthorized')
    const fault = FAULTY.includes(path) ? control.faults.shift() : undefined
    if (fault === 'broken') return new Response('<h1>500</h1>', { status: 500 })
    const said = speak(control, { path, login, body })
    if (fault === 'slow') await Bun.sleep(slowMs)
    if (fault === 'lost') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (fault === 'cut') return new Response((await said.text()).slice(0, 5))
    if (fault === 'changed') return Response.json({ data: await said.json() })
    return said
  }
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: answer, idleTimeout: 60 })
  return Object.assign(control, {
    tell: (id: string, status: string) => tellHook(control, id, status),
    url: `http://127.0.0.1:${server.port}`,
    stop: () => server.stop(true),
  })
}

type Control = {
  goods: typeof PRODUCTS
  stops: string[]
  orders: StandInOrder[]
  log: Asked[]
  faults: Faults[]
  logins: Set<string>
  tokens: Map<string, string>
  hook: { uri: string; statuses: string[] } | null
  offline: boolean
}

const refuse = (status: number, error: string) =>
  Response.json({ correlationId: crypto.randomUUID(), errorDescription: error, error }, { status })

function newToken({ logins, tokens }: Control, login: string): Response {
  if (login === 'off') return refuse(403, 'API_OFF')
  if (!logins.has(login)) return refuse(401, 'UNKNOWN_LOGIN')
  const token = crypto.randomUUID()
  tokens.set(token, login)
  return Response.json({ correlationId: crypto.randomUUID(), token })
}

const loginOf = ({ tokens }: Control, request: Request) =>
  tokens.get(/^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '') ?? null

function speak(control: Control, { path, login, body }: { path: string; login: string; body: Body }): Response {
  if (path === 'organizations') return Response.json({ organizations: [{ id: ORGANIZATION, name: 'Кухня' }] })
  const named = [body.organizationId, ...(Array.isArray(body.organizationIds) ? body.organizationIds : [])]
  if (!named.includes(ORGANIZATION)) return refuse(400, 'UNKNOWN_ORGANIZATION')
  if (path === 'terminal_groups')
    return Response.json({
      terminalGroups: [{ organizationId: ORGANIZATION, items: [{ id: TERMINAL, name: 'Касса' }] }],
    })
  if (path === 'nomenclature') return Response.json({ products: control.goods, groups: [], revision: 1 })
  if (path === 'stop_lists') return Response.json({ terminalGroupStopLists: [stopList(control.stops)] })
  if (path === 'webhooks/update_settings') return newHook(control, body)
  if (path === 'deliveries/create') return newOrder(control, login, body)
  if (path === 'deliveries/by_id') return Response.json({ orders: ordersIn(control, login, body) })
  return refuse(404, 'UNKNOWN_METHOD')
}

const stopList = (stops: readonly string[]) => ({
  organizationId: ORGANIZATION,
  items: [
    {
      terminalGroupId: TERMINAL,
      items: PRODUCTS.map(({ id, code }) => ({ productId: id, balance: stops.includes(code) ? 0 : 5 })),
    },
  ],
})

function newHook(control: Control, { webHooksUri, webHooksFilter }: Body): Response {
  const filter = isRecord(webHooksFilter) && isRecord(webHooksFilter.deliveryOrderFilter) ? webHooksFilter : null
  const statuses = filter && isRecord(filter.deliveryOrderFilter) ? filter.deliveryOrderFilter.orderStatuses : null
  if (!Array.isArray(statuses) || typeof webHooksUri !== 'string') return refuse(400, 'INVALID_BODY_JSON_FORMAT')
  control.hook = { uri: webHooksUri, statuses: statuses.map(String) }
  return Response.json({ correlationId: crypto.randomUUID() })
}

const infoOf = (id: string, creationStatus: string, code?: string) => ({
  ...{ id, creationStatus, errorInfo: code ? { code, message: code } : null },
})

function newOrder(control: Control, login: string, body: Body): Response {
  const order = isRecord(body.order) ? body.order : {}
  const id = textOf(order.id)
  const wrong = wrongOf(body, order)
  if (wrong) return refuse(400, wrong)
  const known = control.orders.some((one) => one.id === id && !one.failed)
  if (known) return Response.json({ orderInfo: infoOf(id, 'Error', 'DuplicatedOrderId') })
  control.orders.push({
    id,
    login,
    number: 42 + control.orders.length,
    looks: 0,
    failed: false,
    status: 'Unconfirmed',
    body: order,
  })
  return Response.json({ correlationId: crypto.randomUUID(), orderInfo: infoOf(id, 'InProgress') })
}

function wrongOf(body: Body, order: Body): string | null {
  const known = new Set(PRODUCTS.map(({ id }) => id))
  const items = Array.isArray(order.items) ? order.items.filter(isRecord) : []
  const guests = isRecord(order.guests) ? Number(order.guests.count) : 0
  if (body.terminalGroupId !== TERMINAL) return 'UNKNOWN_TERMINAL_GROUP'
  if (!/^[0-9a-f-]{36}$/.test(textOf(order.id)) || !/^\+\d{11}$/.test(textOf(order.phone))) return 'INVALID_ORDER'
  if (!(guests >= 1)) return 'NO_GUESTS'
  if (order.orderServiceType === 'DeliveryByCourier' && !isRecord(order.deliveryPoint)) return 'NO_DELIVERY_POINT'
  if (items.length === 0 || items.some((item) => !known.has(textOf(item.productId)) || !(Number(item.amount) > 0)))
    return 'UNKNOWN_PRODUCT'
  return null
}

/** At its second look it is made, or has come to nothing. */
function ordersIn(control: Control, login: string, { orderIds }: Body) {
  const asked = Array.isArray(orderIds) ? orderIds.map(String) : []
  return asked.flatMap((id) => {
    const order = control.orders.findLast((one) => one.id === id && one.login === login)
    if (!order) return []
    order.looks += 1
    if (order.looks === 1) return [infoOf(id, 'InProgress')]
    order.failed ||= order.looks === 2 && control.offline
    if (order.failed) return [infoOf(id, 'Error', 'Common')]
    return [{ ...infoOf(id, 'Success'), order: { status: order.status, number: order.number } }]
  })
}

async function tellHook({ orders, hook }: Control, id: string, status: string): Promise<number | null> {
  const order = orders.findLast((one) => one.id === id)
  if (!order || !STATUSES.includes(status) || !hook) return null
  order.status = status
  if (!hook.statuses.includes(status)) return null
  const eventInfo = { ...infoOf(id, 'Success'), order: { status } }
  const body = JSON.stringify([{ eventType: 'DeliveryOrderUpdate', organizationId: ORGANIZATION, eventInfo }])
  const headers = { 'content-type': 'application/json' }
  return (await fetch(hook.uri, { method: 'POST', headers, body })).status
}

function recordIn(text: string): Body {
  try {
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

async function steer(control: Control, path: string, body: Body): Promise<Response> {
  const id = /^\/__ctl\/iiko\/deliveries\/([^/]+)\/status$/.exec(path)?.[1]
  if (id) return Response.json({ told: await tellHook(control, id, String(body.status)) })
  if (path === '/__ctl/stops' && Array.isArray(body.articles)) control.stops = body.articles.map(String)
  if (path === '/__ctl/offline') control.offline = body.offline === true
  if (path === '/__ctl/expire') control.tokens.clear()
  if (path === '/__ctl/faults' && Array.isArray(body.next)) control.faults.push(...body.next)
  if (path === '/__ctl/reset') for (const list of [control.orders, control.log, control.faults]) list.length = 0
  return Response.json({ log: control.log.map((one) => ({ ...one, login: '***' })), faults: control.faults })
}
