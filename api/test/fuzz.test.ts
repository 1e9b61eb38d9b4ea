import { expect, test } from 'bun:test'
import { describeApi } from '../src/http/openapi'
import { PROBLEMS } from '../src/kernel/problems'
import { createRandom } from './fuzz/random'
import { type Draft, draftRequest, type Route, rightRequest } from './fuzz/requests'
import { chooseVisitor, createWorld, type Visitor } from './fuzz/world'
import { makeProduct } from './kitchen'
import { isWalked } from './light-routes'
import { openProduct } from './product'

/** More of them by hand: `FUZZ_REQUESTS=30000 bun run test api/test/fuzz`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2000)
const PATIENCE_MS = 120_000 + REQUESTS * 20
/** What is refused for being too often never meets what it would break. */
const LIMITS = [
  'writes',
  'guest_writes',
  'reads',
  'uploads',
  'register_address',
  'reset_mail',
  'sign_in_address',
  'group_joins',
]
  .map((kind) => `${kind}=1000000/60`)
  .join(',')
const AT_ONCE = 4
/** Far above what any route needs, so that a busy machine is no fault. */
const SLOW_MS = 10_000
/** The choices repeat by this number: `FUZZ_SEED=7 bun run test fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)

const INTERNAL =
  /\bat \S+:\d+|node_modules|\/api\/src|\.ts\b|SQLSTATE|syntax error|violates|relation "|column "|select |insert into|TypeError|RangeError|ECONN/i

const product = await openProduct({ LIMITS })
const document = JSON.parse(JSON.stringify(await describeApi(product.app)))
const world = await createWorld(product)
const routeOf = ({ method, path, hooks }: (typeof product.app.routes)[number]): Route => ({
  method,
  path,
  audience: String(hooks.detail?.['x-audience'] ?? 'none'),
  schemas: hooks,
})
const routes = product.app.routes.map(routeOf)
/** Each route in its turn, and three times as often where there is a body to spoil. */
const turns = product.app.routes
  .filter(isWalked)
  .map(routeOf)
  .flatMap((route) => (route.schemas.body ? [route, route, route] : [route]))

test(
  `${REQUESTS} malformed requests: no 500, nothing slow, every refusal in our shape and words`,
  async () => {
    console.log(`fuzz: seed ${seed}, ${routes.length} routes`)
    const random = createRandom(seed)
    const faults: string[] = []
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, place) => {
        const route = turns[(sent + place) % turns.length]
        if (!route) throw new Error('There are no routes')
        const visitor = chooseVisitor(route.audience, random)
        return send(route, visitor, draftRequest({ route, random, world }), random.pick(MANNERS))
      })
      faults.push(...(await Promise.all(batch)).flat())
    }
    console.log(`fuzz: ${JSON.stringify(Object.fromEntries([...answered].sort()))}`)
    expect(faults).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'one word said of two bodies, at once and one after the other: no 500',
  async () => {
    const random = createRandom(seed)
    const faults: string[] = []
    const repeatable = routes.filter(({ schemas }) =>
      /"(?:line_id|idempotency-key)"/.test(JSON.stringify([schemas.body, schemas.headers])),
    )
    expect(repeatable.length).toBeGreaterThan(5)
    const { restaurant_id } = world.kitchen
    const { rows } = await product.pool.query<{ category_id: string }>(
      'select category_id from product where id = $1',
      [world.kitchen.product_id],
    )
    const dish = { restaurant_id, category_id: rows[0]?.category_id ?? '' }
    const dishes = [await makeProduct(product.em(), dish), await makeProduct(product.em(), dish)]
    for (const route of repeatable) {
      const visitor = chooseVisitor(route.audience, createRandom(1))
      const ask = async (word: string, place: number) => {
        const headers = { 'idempotency-key': word }
        const body = bodyFields(route, {
          restaurant_id,
          product_id: dishes[place % 2]?.id,
          line_id: word,
          product_options: [],
        })
        return send(route, visitor, rightRequest({ route, random, world }, { headers, body }), 'bearer')
      }
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
      faults.push(...(await Promise.all([0, 1, 2, 3].map((place) => ask(first, place)))).flat())
      for (const place of [0, 1]) faults.push(...(await ask(second, place)))
    }
    expect(faults).toEqual([])
  },
  PATIENCE_MS,
)

/** Of these fields those that the route's body has. */
function bodyFields({ schemas }: Route, fields: Record<string, unknown>) {
  const known = JSON.stringify(schemas.body) ?? ''
  return Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(`"${name}"`)))
}

/** How a session is shown: by a client, by a browser of ours, and by one that says nothing of where it asks from. */
const MANNERS = ['bearer', 'bearer', 'bearer', 'cookie', 'cookie alone'] as const
const COOKIES = {
  customer: 'customer',
  owner: 'business',
  manager: 'business',
  admin: 'admin',
  nobody: 'customer',
} as const
const answered = new Map<number, number>()

async function send(route: Route, visitor: Visitor, draft: Draft, manner: (typeof MANNERS)[number]): Promise<string[]> {
  const { method, address, headers, body } = draft
  const token = await world.tokenOf(visitor)
  const own = headers.has('authorization') || headers.has('cookie')
  if (token && !own && manner === 'bearer') headers.set('authorization', `Bearer ${token}`)
  else if (token && !own) headers.set('cookie', `ostrov_${COOKIES[visitor]}=${token}`)
  if (manner === 'cookie' && !headers.has('origin')) headers.set('origin', product.config.origin)
  const request = new Request(`http://localhost${address}`, { method, headers, body })
  const started = performance.now()
  const response = await product.app.handle(request)
  const { status } = response
  answered.set(status, (answered.get(status) ?? 0) + 1)
  const text = status >= 400 ? await response.text() : ''
  if (status < 400) await response.body?.cancel()
  const ms = performance.now() - started
  // Signed out, or gone: the next visitor of the kind is another person.
  if (status === 401 && token && !own) world.forget(visitor)
  const said = typeof body === 'string' ? body.slice(0, 200) : ''
  const name = `${method} ${address.slice(0, 200)} (${route.path}, ${visitor}) ${said} → ${status} ${text.slice(0, 200)}`
  return [
    ...(method === 'HEAD' ? [] : faultsOf(status, text)),
    ...(draft.astray || isDocumented(route, status, text) ? [] : ['is not documented']),
    ...(ms > SLOW_MS ? [`took ${Math.round(ms)} ms`] : []),
  ].map((fault) => `${fault}: ${name}`)
}

function faultsOf(status: number, text: string): string[] {
  if (status < 400) return []
  const faults: string[] = []
  if (status >= 500 && !text.includes('payment.bank_unavailable')) faults.push('broke')
  if (!isRefusal(parse(text))) faults.push('not our shape')
  if (INTERNAL.test(text)) faults.push('tells something internal')
  return faults
}

/** What a route may refuse with stands in its document. */
function isDocumented({ path, method }: Route, status: number, text: string) {
  if (status < 400) return true
  const code = /"errorMessage":"([\w.]+)"/.exec(text)?.[1]
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
  return String(operation.responses[status]?.description).includes(`\`${code}\``)
}

function isRefusal(body: unknown) {
  if (typeof body !== 'object' || body === null || !('errorMessage' in body) || !('message' in body)) return false
  const { errorMessage, message } = body
  const errors = 'errors' in body ? body.errors : {}
  return String(errorMessage) in PROBLEMS && isSentence(message) && Object.values(errors ?? {}).every(isSentence)
}

function isSentence(value: unknown) {
  return typeof value === 'string' && /[а-яё]/i.test(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
