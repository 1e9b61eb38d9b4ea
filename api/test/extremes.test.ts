import { expect, test } from 'bun:test'
import { joined, readFixtures } from './fixtures'
import { administrator } from './people'
import { openProduct } from './product'
import { createWorld } from './reach/world'
import { hasFiles, type Route, routesOf, send, type Values } from './routes'
import { sample } from './sample'

const LIMITS = ['writes', 'guest_writes', 'reads', 'imports', 'register_address', 'reset_mail', 'sign_in_address']
const product = await openProduct({ LIMITS: LIMITS.map((kind) => `${kind}=1000000/60`).join(',') })
const { mine } = await createWorld(product)
const nouns = await readFixtures()
const REACH = joined(nouns.map(({ reach }) => reach))
const ROWS = joined<unknown>([mine, ...(await Promise.all(nouns.map(({ rows }) => rows?.(product, mine))))])
const ACTS = joined(
  await Promise.all(nouns.map((noun) => noun.acts?.({ product, kitchen: { ...mine.kitchen, owner: mine.owner } }))),
)

/** None of these is a moment that anything of ours could happen at, whatever PostgreSQL makes of it. */
const MOMENTS = [
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
]
const DAYS = ['0000-01-01', '275760-09-13', '2026-02-30', 'infinity']
/** What is sent as one text for many, and judged one by one. */
const JUDGED_ALONE = ['POST /gates/:key/passes']
/** Whoever is signed out by them is asked nothing more. */
const ends = ({ name }: Route) => Number(/logout|password|second_factor|account|sessions|phone/.test(name))

/** Where in a body something stands: names of properties, 0 for the first of a list. */
type Place = (string | 0)[]
type Spot = { place: Place; values: readonly unknown[]; isDate: boolean }

const routes = routesOf(product).toSorted((one, other) => ends(one) - ends(other))
const bodies = routes.flatMap((route) => {
  const spots = route.body && !hasFiles(route.body) ? spotsOf(route.body) : []
  return spots.length > 0 ? [{ route, spots }] : []
})

test('what a schema allows to be null a route takes or refuses, and no date beyond all calendars gets in', async () => {
  const faults: string[] = []
  const answered = new Map<number, number>()
  for (const { route, spots } of bodies) {
    for (const { place, values, isDate } of spots) {
      for (const value of values) {
        const { params, token, body } = await rightOf(route)
        const { status, code } = await send(product, route, { params, token, body: changed(body, place, value) })
        answered.set(status, (answered.get(status) ?? 0) + 1)
        const isBroken = status >= 500 && code !== 'payment.bank_unavailable'
        if (isBroken || (isDate && status < 300 && !JUDGED_ALONE.includes(route.name)))
          faults.push(`${route.name} ${place.join('.')} = ${value}: ${status} ${code}`)
      }
    }
  }
  console.log(`extremes: ${bodies.length} routes, ${JSON.stringify(Object.fromEntries([...answered].sort()))}`)
  expect(faults).toEqual([])
  // Most of what was asked got past the door.
  expect(answered.get(401) ?? 0).toBeLessThan(20)
}, 300_000)

test('nor does one by an address', async () => {
  const faults: string[] = []
  for (const route of routes) {
    for (const { place, values } of route.query ? spotsOf(route.query).filter(({ isDate }) => isDate) : []) {
      for (const value of values) {
        const { params, token } = await rightOf(route)
        const { status, code } = await send(product, route, { params, token, query: { [String(place[0])]: value } })
        if (status >= 500 || status < 300) faults.push(`${route.name} ${place[0]} = ${value}: ${status} ${code}`)
      }
    }
  }
  expect(faults).toEqual([])
}, 300_000)

/** A request that the route takes, as the other tests make it. */
async function rightOf(route: Route): Promise<{ params: Values; token: string | undefined; body: unknown }> {
  const { audience, name } = route
  const admin = audience === 'admin' ? await anAdministrator() : undefined
  const token = audience === 'business' ? mine.owner.token : (admin?.token ?? mine.customer.token)
  const act = await ACTS[name]?.(admin ?? mine.owner)
  const entry = REACH[name]
  const rows = Object.entries(entry?.names ?? {}).flatMap(([parameter, names]) => {
    const kind = typeof names === 'string' ? names : 'row' in names ? names.row : names.own
    return kind ? [[parameter, ROWS[kind]]] : []
  })
  const given: Values = {
    ...Object.fromEntries(rows),
    ...(!act && (await entry?.fresh?.(product, mine))),
    ...act?.params,
  }
  const plain = sample(route.body, { named: (field) => given[field], optional: () => true })
  return { params: given, token, body: act?.body ?? entry?.body?.(given, mine) ?? plain }
}

let held: Awaited<ReturnType<typeof administrator>> | undefined
async function anAdministrator() {
  held ??= await administrator(product)
  return held
}

/** Every place of a schema where null or a date may stand. */
function spotsOf(schema: unknown, place: Place = []): Spot[] {
  if (!isRecord(schema)) return []
  const ways = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isRecord) : [schema]
  const own: Spot[] = [
    ...(ways.some(({ type }) => type === 'null') ? [{ place, values: [null], isDate: false }] : []),
    ...(ways.some((way) => isDate(way, String(place.at(-1))))
      ? [{ place, values: ways.some(({ format }) => format === 'date-time') ? MOMENTS : DAYS, isDate: true }]
      : []),
  ]
  const inner = ways.flatMap(({ type, properties, items }) => [
    ...(type === 'array' ? spotsOf(items, [...place, 0]) : []),
    ...(isRecord(properties)
      ? Object.entries(properties).flatMap(([name, property]) => spotsOf(property, [...place, name]))
      : []),
  ])
  return [...own, ...inner]
}

/** Of a form's own days its table knows, not its schema. */
function isDate({ format, type, checks }: Values, name: string) {
  if (format === 'date' || format === 'date-time') return true
  return type === 'string' && Array.isArray(checks) && /(?:_on|^date|^day)$/.test(name)
}

/** The body with this value there, and what leads to it. */
function changed(body: unknown, [step, ...further]: Place, value: unknown): unknown {
  if (step === undefined) return value
  if (step === 0)
    return Array.isArray(body) && body.length > 0
      ? body.map((one) => changed(one, further, value))
      : [changed({}, further, value)]
  return { ...(isRecord(body) ? body : {}), [step]: changed(isRecord(body) ? body[step] : undefined, further, value) }
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
