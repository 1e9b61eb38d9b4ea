import { type Faults, newOrder, type StandInOrder } from './frontpad-stand-in-orders'

/** A fault alone meets any question: also those that the product asks by itself each minute. */
type Spoilt = Faults | { method: string; fault: Faults }
type Good = { article: string; name: string; price: string; sale: string }
export type FrontpadRequest = { method: string; form: Map<string, string>; at: number }

const GOODS: Good[] = [
  { article: '101', name: 'Пицца «Маргарита»', price: '690', sale: '1' },
  { article: '102', name: 'Борщ', price: '350', sale: '1' },
  { article: '905', name: 'Без лука', price: '0', sale: '0' },
  { article: '9001', name: 'Доставка', price: '0', sale: '0' },
]
/** What these secrets are answered, as accounts of such a state are. */
const SECRETS: Readonly<Record<string, string>> = {
  bad: 'invalid_secret',
  off: 'api_off',
  poor: 'invalid_plant',
  closed: 'cash_close',
}
const METHODS = ['new_order', 'get_status', 'get_client', 'get_certificate', 'get_products', 'get_stops']
const STATUSES: Readonly<Record<string, string>> = {
  ...{ 1: 'Новый', 3: 'В производстве', 12: 'Произведён', 4: 'В пути', 10: 'Выполнен', 11: 'Отменён' },
}

/**
 * A server that speaks and refuses as FrontPad does: secrets, methods, 2 questions a second and 30 a minute, `get_products` once
 * an hour, unknown articles, fields that are cut, five statuses. It is steered by what `docs/frontpad.md` lists under `/__ctl`.
 */
export function startFrontpadStandIn({ port = 0, slowMs = 10_000 }: { port?: number; slowMs?: number } = {}) {
  const control = {
    goods: [...GOODS],
    stops: [] as string[],
    orders: [] as StandInOrder[],
    log: [] as FrontpadRequest[],
    limits: true,
    secrets: new Set(['secret', 'closed']),
    /** One after another, each for the next question, or for the next of its method. */
    faults: [] as Spoilt[],
    shiftClosed: false,
  }
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/__ctl/')) return steer(control, url.pathname, request)
    const method = [...url.searchParams.keys()][0] ?? ''
    const form = readForm(await request.text())
    control.log.push({ method, form, at: Date.now() })
    const fault = faultFor(control.faults, method)
    if (fault === 'broken') return new Response('<h1>500</h1>', { status: 500 })
    const said = request.method === 'POST' ? speak(control, method, form) : refuse('invalid_method')
    if (fault === 'slow') await Bun.sleep(slowMs)
    if (fault === 'lost') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    if (fault === 'cut') return new Response(JSON.stringify(said).slice(0, 15))
    if (fault === 'changed') return Response.json({ data: said })
    return Response.json(said)
  }
  const server = Bun.serve({ port, hostname: '127.0.0.1', fetch: answer, idleTimeout: 60 })
  const tell = (id: number, status: string, as: 'json' | 'form' = 'json', times = 1) =>
    tellHook(control.orders, { id, status, as, times })
  return Object.assign(control, {
    tell,
    url: `http://127.0.0.1:${server.port}/api/index.php`,
    stop: () => server.stop(true),
  })
}

function faultFor(faults: Spoilt[], method: string): Faults | undefined {
  const at = faults.findIndex((one) => typeof one === 'string' || one.method === method)
  const [found] = at < 0 ? [] : faults.splice(at, 1)
  return typeof found === 'string' ? found : found?.fault
}

type Control = {
  goods: Good[]
  stops: string[]
  orders: StandInOrder[]
  log: FrontpadRequest[]
  limits: boolean
  secrets: Set<string>
  faults: Spoilt[]
  shiftClosed: boolean
}

function speak(control: Control, method: string, form: Map<string, string>): object {
  const secret = form.get('secret') ?? ''
  const own = SECRETS[secret]
  if (own !== undefined && own !== 'cash_close') return refuse(own)
  if (!control.secrets.has(secret)) return refuse('invalid_secret')
  if (!METHODS.includes(method)) return refuse('invalid_method')
  if (control.limits && isTooOften(control.log, secret, method)) return refuse('requests_limit')
  switch (method) {
    case 'new_order':
      return own || control.shiftClosed ? refuse('cash_close') : newOrder(control, form, secret)
    case 'get_status':
      return statusOf(control.orders, form)
    case 'get_products':
      return { result: 'success', ...columns(control.goods) }
    case 'get_stops':
      return control.stops.length > 0 ? { result: 'success', product_id: { ...control.stops } } : refuse('no_stops')
    case 'get_client':
      return refuse('invalid_client_phone')
    default:
      return refuse('invalid_certificate')
  }
}

const refuse = (error: string) => ({ result: 'error', error })

function isTooOften(log: readonly FrontpadRequest[], secret: string, method: string): boolean {
  const now = Date.now()
  const own = log.filter(({ form }) => form.get('secret') === secret)
  const within = (ms: number) => own.filter(({ at }) => at > now - ms)
  const lists = within(3_600_000).filter((one) => one.method === 'get_products')
  return within(1_000).length > 2 || within(60_000).length > 30 || (method === 'get_products' && lists.length > 1)
}

function statusOf(orders: readonly StandInOrder[], form: Map<string, string>): object {
  const [id, phone] = [form.get('order_id'), form.get('client_phone')]
  const own = orders.filter(({ secret }) => secret === form.get('secret'))
  const order = id ? own.find((one) => String(one.id) === id) : own.findLast((one) => one.form.get('phone') === phone)
  if (!order) return refuse(id ? 'invalid_order_id' : 'invalid_client_phone')
  return { result: 'success', status: STATUSES[order.status] ?? `Свой статус ${order.status}` }
}

function columns(goods: readonly Good[]) {
  const column = (of: (good: Good) => string) => Object.fromEntries(goods.map((good, at) => [at, of(good)]))
  return {
    product_id: column(({ article }) => article),
    name: column(({ name }) => name),
    price: column(({ price }) => price),
    sale: column(({ sale }) => sale),
  }
}

/** As PHP was seen to read: of names whose brackets are encoded, the first element alone. */
function readForm(text: string): Map<string, string> {
  const form = new Map<string, string>()
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=')
    const plain = decodeURIComponent(name)
    const isEncoded = /%5[BD]/i.test(name)
    if (isEncoded && [...form.keys()].some((known) => known.startsWith(`${plain.split('[')[0]}[`))) continue
    form.set(plain, decodeURIComponent(value.replaceAll('+', ' ')))
  }
  return form
}

type Told = { id: number; status: string; as: 'json' | 'form'; times: number }

/** Moves an order and tells its hook, which hears of the statuses it asked for alone. */
async function tellHook(orders: readonly StandInOrder[], { id, status, as, times }: Told): Promise<number[]> {
  const order = orders.find((one) => one.id === id)
  if (!order) return []
  order.status = status
  if (!order.hookStatuses.includes(status) || order.hookUrl === '') return []
  const word = { action: 'change_status', order_id: String(id), status, datetime: '2026-11-20 19:42:10' }
  const body = as === 'json' ? JSON.stringify(word) : new URLSearchParams(word).toString()
  const type = as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const answers: number[] = []
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(order.hookUrl, { method: 'POST', headers: { 'content-type': type }, body })
    answers.push(answer.status)
  }
  return answers
}

async function steer(control: Control, path: string, request: Request): Promise<Response> {
  const text = await request.text()
  const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
  const id = path.startsWith('/__ctl/frontpad/orders/') && path.endsWith('/status') ? path.split('/')[4] : undefined
  if (id) {
    const as = body.as === 'form' ? 'form' : 'json'
    const told = await tellHook(control.orders, { id: Number(id), status: String(body.status), as, times: 1 })
    return Response.json({ told })
  }
  if (path === '/__ctl/stops' && Array.isArray(body.articles)) control.stops = body.articles.map(String)
  if (path === '/__ctl/shift') control.shiftClosed = body.closed === true
  if (path === '/__ctl/faults' && Array.isArray(body.next)) control.faults.push(...body.next)
  if (path === '/__ctl/reset') for (const list of [control.orders, control.log, control.faults]) list.length = 0
  const masked = control.log.map(({ method, form }) => ({ method, ...Object.fromEntries(form), secret: '***' }))
  return Response.json({ log: masked, faults: control.faults })
}
