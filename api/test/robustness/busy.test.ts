import { expect, setDefaultTimeout, test } from 'bun:test'
import { openKitchen } from '../orders'
import { administrator, businessOwner, signIn } from '../people'
import { openProduct } from '../product'
import { hasFiles, type Route, routesOf } from '../routes'
import { sample } from '../sample'

setDefaultTimeout(600_000)

/** Of the thread that answers everybody, for one request: far less than a person waits, whatever the machine is busy with. */
const MOST_CPU_MS = 2_000
const LARGEST = 250_000
const LONGEST_QUERY = 12_000
/** What regular expressions and word splitters are slowest at. */
const ALPHABETS = ['a', ' ', 'ж ', '0@.-', '((', '\u00a0\n', 'a.', '+7', '\\', '"', 'Ё́']
const LIMITS = ['writes', 'guest_writes', 'reads', 'uploads', 'register_address', 'reset_mail', 'sign_in_address']

const product = await openProduct({ LIMITS: LIMITS.map((kind) => `${kind}=1000000/60`).join(',') })
const routes = routesOf(product)
const tokens: Record<string, string> = {
  customer: (await signIn(product)).token,
  business: (await businessOwner(product)).token,
  admin: (await administrator(product)).token,
}

type Asked = { route: Route; what: string; query?: string; body?: string | null }

/** What one request costs the thread in ms; nobody else works in this process meanwhile. */
async function cost({ route, query = '', body = null }: Asked): Promise<number> {
  const path = route.path.replace(/:(\w+)/g, '018f0000-0000-7000-8000-000000000000')
  const token = tokens[route.audience]
  const headers = {
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const request = new Request(`http://localhost${path}${query}`, { method: route.method, headers, body })
  const before = process.cpuUsage()
  const answer = await product.app.handle(request)
  await answer.body?.cancel()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function costly(asked: Iterable<Asked>): Promise<string[]> {
  const slow: string[] = []
  let most = { ms: 0, said: '' }
  let count = 0
  for (const one of asked) {
    const ms = await cost(one)
    const said = `${one.route.method} ${one.route.path}, ${one.what}: ${Math.round(ms)} ms`
    count += 1
    if (ms > most.ms) most = { ms, said }
    if (ms > MOST_CPU_MS) slow.push(said)
  }
  console.log(`${count} requests, the dearest: ${most.said}`)
  return slow
}

test('no text in any body, however long, keeps the thread', async () => {
  expect(await costly(bodies())).toEqual([])
})

test('no text in any query, however long, keeps the thread', async () => {
  expect(await costly(queries())).toEqual([])
})

test('borders as fine as they may be, as many as a body holds, keep no thread', async () => {
  const kitchen = await openKitchen(product)
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/delivery_zone`
  const route = routes.find(({ method, path }) => method === 'POST' && path.endsWith('/delivery_zone/import'))
  const holes = Array.from({ length: 20 }, (_, place) =>
    ring(142.7 + (place % 5) / 50, 46.9 + Math.floor(place / 5) / 50, 0.008, 11),
  )
  const borders = [[ring(142.74, 46.95, 0.3, 499)], [ring(142.74, 46.95, 0.3, 240), ...holes]]
  expect(route).toBeDefined()
  const slow: string[] = []
  for (const coordinates of borders) {
    const zone = {
      name: 'Зона',
      polygon: { type: 'Polygon', coordinates },
      price: 100,
      min_order_sum: 500,
      fill_color: '#aabbcc',
      border_color: '#aabbcc',
    }
    const many = Array.from({ length: Math.floor(LARGEST / JSON.stringify(zone).length) }, () => zone)
    for (const [to, body] of [
      [path, zone],
      [`${path}/import`, { items: many }],
    ] as const) {
      const before = process.cpuUsage()
      const { status } = await product.call('POST', to, { token: kitchen.owner.token, body })
      const { user } = process.cpuUsage(before)
      expect([200, 422]).toContain(status)
      if (user / 1000 > MOST_CPU_MS) slow.push(`${to}: ${Math.round(user / 1000)} ms`)
    }
  }
  expect(slow).toEqual([])
})

test.each([
  ['files', 'Content-Disposition: form-data; name="files"; filename="a"'],
  ['fields of one name', 'Content-Disposition: form-data; name="files"'],
  ['nested fields', `Content-Disposition: form-data; name="files${'[a]'.repeat(30)}"`],
])('an upload of 20 MB in as many %s as it holds keeps no thread', async (_, head) => {
  const part = `--x\r\n${head}\r\n\r\n\r\n`
  const body = `${part.repeat(20_000_000 / part.length)}--x--\r\n`
  const headers = { authorization: `Bearer ${tokens.customer}`, 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost/api/user/images', { method: 'POST', headers, body })
  const before = process.cpuUsage()
  const answer = await product.app.handle(request)
  const { user } = process.cpuUsage(before)
  expect(answer.status).toBe(422)
  expect(user / 1000).toBeLessThan(MOST_CPU_MS)
})

test('the longest searches and addresses, of many words and of none, keep nobody waiting', async () => {
  const words = ['пицца', 'шаверма', 'к', 'суп-пюре', '«ё»', '10', '500мл', 'zzz', 'чакчак', 'ghbdtn']
  const texts = [...words, ...words.map((word) => `${word} `)].map((word) => word.repeat(200).slice(0, 200))
  for (const text of [...texts, words.join(' ').repeat(4).slice(0, 200)]) {
    const startedAt = performance.now()
    const before = process.cpuUsage()
    const answers = [
      await product.call('GET', `/api/search?query=${encodeURIComponent(text)}`),
      await product.call('POST', '/api/hints/addresses', { body: { query: text } }),
    ]
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect([text, process.cpuUsage(before).user / 1000 < MOST_CPU_MS]).toEqual([text, true])
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  }
})

/** A closed line of so many points around a middle, in and out by turns, that nowhere crosses itself. */
function ring(lon: number, lat: number, radius: number, points: number) {
  const at = (place: number) => {
    const turn = (2 * Math.PI * place) / points
    const far = radius * (place % 2 ? 0.6 : 1)
    return [lon + far * Math.cos(turn), lat + far * Math.sin(turn)]
  }
  const line = Array.from({ length: points }, (_, place) => at(place))
  return [...line, line[0]]
}

function* bodies(): Generator<Asked> {
  for (const route of routes) {
    if (!route.body || hasFiles(route.body)) continue
    const right = sample(route.body, { named: () => undefined, optional: () => true })
    const text = JSON.stringify(right) ?? ''
    for (const [what, value] of oversized(right, route.body)) yield { route, what, body: JSON.stringify(value) }
    yield { route, what: 'deep arrays', body: text.replace(/:/, `:${'['.repeat(LARGEST / 2)}`) }
    yield { route, what: 'deep objects', body: `${'{"a":'.repeat(LARGEST / 8)}1${'}'.repeat(LARGEST / 8)}` }
    const many = Array.from({ length: LARGEST / 12 }, (_, place) => `"k${place}":0`)
    yield { route, what: 'many names', body: `{${many.join(',')}}` }
    const digits = text.replace(/\d+/, '9'.repeat(LARGEST))
    // A right body does its whole work, of which a password's hash is meant to be dear.
    if (digits !== text) yield { route, what: 'digits', body: digits }
  }
}

/** The value with one of its texts as long as a body may be, or one of its lists as full. */
function* oversized(value: unknown, schema: unknown, path = ''): Generator<[what: string, value: unknown]> {
  if (typeof value === 'string') {
    for (const letters of alphabetsFor(schema)) {
      yield [
        `${path} of ${JSON.stringify(letters)}`,
        letters.repeat(LARGEST / Buffer.byteLength(JSON.stringify(letters).slice(1, -1))),
      ]
    }
  } else if (Array.isArray(value)) {
    const [first] = value
    const item = JSON.stringify(first ?? 0)
    yield [`${path} full`, Array.from({ length: LARGEST / (item.length + 1) }, () => first ?? 0)]
    if (value.length > 0)
      for (const [what, inner] of oversized(first, within(schema, 'items'), `${path}[]`))
        yield [what, [inner, ...value.slice(1)]]
  } else if (typeof value === 'object' && value !== null) {
    const properties = within(schema, 'properties')
    for (const [name, inner] of Object.entries(value)) {
      for (const [what, spoilt] of oversized(inner, within(properties, name), `${path}.${name}`))
        yield [what, { ...value, [name]: spoilt }]
    }
  }
}

const tried = new Set<string>()

/** Every alphabet for the first field of its kind; those that one schema checks are checked alike, unless it bounds nothing. */
function alphabetsFor(schema: unknown, letters = ALPHABETS): readonly string[] {
  const kind = JSON.stringify(schema)
  const isUnbounded = within(schema, 'type') === 'string' && within(schema, 'maxLength') === undefined
  if (kind === undefined || isUnbounded) return letters
  if (tried.has(kind)) return letters.slice(0, 1)
  tried.add(kind)
  return letters
}

function within(schema: unknown, name: string): unknown {
  return typeof schema === 'object' && schema !== null ? Reflect.get(schema, name) : undefined
}

function* queries(): Generator<Asked> {
  for (const route of routes) {
    const right = sample(route.query, { named: () => undefined, optional: () => true })
    if (typeof right !== 'object' || right === null) continue
    const given = Object.entries(right).map(([name, value]) => [name, String(value)])
    const properties = within(route.query, 'properties')
    for (const [spoilt = ''] of given) {
      for (const letters of alphabetsFor(within(properties, spoilt), [...ALPHABETS, 'a,', 'a b '])) {
        const long = letters.repeat(LONGEST_QUERY / letters.length)
        const parameters = given.map(([name = '', value = '']) => [name, name === spoilt ? long : value])
        yield { route, what: `${spoilt} of ${JSON.stringify(letters)}`, query: `?${new URLSearchParams(parameters)}` }
      }
    }
    yield { route, what: 'many parameters', query: `?${'a&'.repeat(LONGEST_QUERY)}` }
    yield { route, what: 'brackets', query: `?${encodeURIComponent('a[a]'.repeat(LONGEST_QUERY / 4))}=1` }
  }
}
