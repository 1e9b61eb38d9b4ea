import { expect, test } from 'bun:test'
import { describeApi } from '../src/http/openapi'
import { PROBLEMS } from '../src/kernel/problems'
import { createRandom } from './fuzz/random'
import { type Draft, draftRequest, type Route } from './fuzz/requests'
import { chooseVisitor, createWorld, type Visitor } from './fuzz/world'
import { openProduct } from './product'

const REQUESTS = 2000
const AT_ONCE = 4
/** Far above what any route needs, so that a busy machine is no fault. */
const SLOW_MS = 10_000
/** The choices repeat by this number: `FUZZ_SEED=7 bun run test fuzz`. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121)

const INTERNAL =
  /\bat \S+:\d+|node_modules|\/api\/src|\.ts\b|SQLSTATE|syntax error|violates|relation "|column "|select |insert into|TypeError|RangeError|ECONN/i

const product = await openProduct()
const document = JSON.parse(JSON.stringify(await describeApi(product.app)))
const world = await createWorld(product)
const routes: Route[] = product.app.routes.map(({ method, path, hooks }) => ({
  method,
  path,
  audience: String(hooks.detail?.['x-audience'] ?? 'none'),
  schemas: hooks,
}))
/** Each route in its turn, and three times as often where there is a body to spoil. */
const turns = routes.flatMap((route) => (route.schemas.body ? [route, route, route] : [route]))

test(`${REQUESTS} malformed requests: no 500, nothing slow, every refusal in our shape and words`, async () => {
  console.log(`fuzz: seed ${seed}, ${routes.length} routes`)
  const random = createRandom(seed)
  const faults: string[] = []
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, place) => {
      const route = turns[(sent + place) % turns.length]
      if (!route) throw new Error('There are no routes')
      const visitor = chooseVisitor(route.audience, random)
      return send(route, visitor, draftRequest({ route, random, world }))
    })
    faults.push(...(await Promise.all(batch)).flat())
  }
  expect(faults).toEqual([])
}, 120_000)

async function send(route: Route, visitor: Visitor, draft: Draft): Promise<string[]> {
  const { method, address, headers, body } = draft
  const token = await world.tokenOf(visitor)
  const own = headers.has('authorization') || headers.has('cookie')
  if (token && !own) headers.set('authorization', `Bearer ${token}`)
  const request = new Request(`http://localhost${address}`, { method, headers, body })
  const started = performance.now()
  const response = await product.app.handle(request)
  const { status } = response
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
