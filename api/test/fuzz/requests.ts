import { sample } from '../sample'
import { BODIES, HEADERS, PIECES, TEXTS, VALUES, WORST } from './nasty'
import type { Random } from './random'
import type { World } from './world'

/** A route as the app lists it. */
export type Route = { method: string; path: string; audience: string; schemas: Schemas }
type Schemas = { params?: unknown; query?: unknown; headers?: unknown; body?: unknown }
/** `astray`: it may well reach another route, or none. */
export type Draft = { method: string; address: string; headers: Headers; body: BodyInit | null; astray: boolean }
type Given = { route: Route; random: Random; world: Pick<World, 'named' | 'oddTokens'> }

/** A request the route would take, with one to three things about it gone wrong. */
export function draftRequest(given: Given): Draft {
  const { route, random } = given
  const wrongs = new Set(Array.from({ length: 1 + random.whole(2) }, () => random.pick(WRONGS)))
  const headers = new Headers(headersOf(given))
  if (wrongs.has('headers')) headers.set(...random.pick(HEADERS))
  if (wrongs.has('token')) headers.set(...tokenHeader(given))
  const { type, body } = draftBody(given, wrongs)
  if (type) headers.set('content-type', type)
  const path = draftPath(given, wrongs.has('path'))
  const method = random.chance(0.02) ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']) : route.method
  const bare = method === 'GET' || method === 'HEAD'
  const address = path + draftQuery(given, wrongs.has('query'))
  return { method, address, headers, body: bare ? null : body, astray: wrongs.has('path') || method !== route.method }
}

const WRONGS = ['path', 'query', 'headers', 'token', 'body', 'body', 'body', 'body', 'whole body'] as const
type Wrongs = ReadonlySet<(typeof WRONGS)[number]>

function filled({ route, random, world }: Given, schema: unknown) {
  return sample(schema, { named: (name) => world.named(name, route.path, random), optional: () => random.chance(0.5) })
}

/** A request the route would take, as it is said; what `fixed` names holds those values. */
export function rightRequest(given: Given, fixed: { headers: Record<string, string>; body: Record<string, unknown> }) {
  const value = filled(given, given.route.schemas.body)
  const body = JSON.stringify(isRecord(value) ? { ...value, ...fixed.body } : value)
  const headers = new Headers({ ...headersOf(given), ...fixed.headers, 'content-type': 'application/json' })
  return { method: given.route.method, address: draftPath(given, false), headers, body, astray: false }
}

/** A token that is rightly signed and says something odd, where a session's or a device's belongs. */
function tokenHeader({ random, world }: Given): [name: string, value: string] {
  const token = random.pick(world.oddTokens)
  return random.pick<[string, string]>([
    ['authorization', `Bearer ${token}`],
    ['cookie', `ostrov_customer=${token}; ostrov_device=${token}`],
    ['cookie', `ostrov_business=${token}; ostrov_staff_device=${token}`],
    ['cookie', `ostrov_admin=${token}`],
  ])
}

/** Few, so that one is said of many bodies; as a number, for an event's id is no longer. */
const WORDS = ['10000001', '10000002', '10000003']

/** Each header a route reads. */
function headersOf({ route, random }: Given): Record<string, string> {
  return Object.fromEntries(namesOf(route.schemas.headers).map((name) => [name, random.pick(WORDS)]))
}

function draftPath(given: Given, wrong: boolean) {
  const { route, random } = given
  const values = filled(given, route.schemas.params)
  const names = route.path.match(/:\w+/g) ?? []
  const spoilt = wrong && names.length > 0 ? random.pick(names) : null
  return route.path.replace(/:(\w+)/g, (place, name: string) => {
    if (place === spoilt) return random.pick(PIECES)
    const value = isRecord(values) ? values[name] : undefined
    return encodeURIComponent(String(value ?? given.world.named(name, route.path, random)))
  })
}

function draftQuery(given: Given, wrong: boolean) {
  const { route, random } = given
  const values = filled(given, route.schemas.query)
  const pairs = isRecord(values)
    ? Object.entries(values).map(([name, value]) => [name, encodeURIComponent(String(value))] as const)
    : []
  if (wrong) {
    const known = pairs.map(([name]) => name)
    const name = random.pick([
      ...known,
      ...known,
      ...namesOf(route.schemas.query),
      '__proto__',
      'toString',
      'page',
      'a%00',
    ])
    const shape = random.pick([name, name, name, `${name}[]`, `${name}[a]`])
    const second = random.pick(['', '', '?', '?a=b', '??', '%3Fa=b', ';a=b'])
    return queryText([
      ...pairs.filter(([other]) => other !== name || random.chance(0.2)),
      [shape, random.pick(PIECES) + second],
    ])
  }
  return queryText(pairs)
}

const queryText = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''

function draftBody(given: Given, wrongs: Wrongs): { type: string | null; body: BodyInit | null } {
  const { route, random } = given
  if (wrongs.has('whole body')) return random.pick(BODIES)
  if (!route.schemas.body) return { type: null, body: null }
  if (isUpload(route.schemas.body)) return { type: null, body: draftForm(random) }
  const value = filled(given, route.schemas.body)
  return { type: 'application/json', body: JSON.stringify(wrongs.has('body') ? spoil(value, random) : value) }
}

function draftForm(random: Random) {
  const form = new FormData()
  const name = random.pick(['files', 'files', 'files', 'file', 'files[0]', '__proto__', 'toString', 'a\0'])
  for (let count = random.pick([0, 1, 1, 1, 31]); count > 0; count--) form.append(name, random.pick(FILES))
  return form
}

const FILES = [
  new File([], 'a.png', { type: 'image/png' }),
  new File(['not a picture'], '../../a\0.png', { type: 'image/png' }),
  new File(
    [
      Uint8Array.fromBase64(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
    ],
    'я\ud800.png',
    { type: 'image/png' },
  ),
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])], '', { type: '\u00ff' }),
  'a text where a file is expected',
]

/** The value with something at some depth replaced, removed or repeated. */
function spoil(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    const place = random.whole(value.length)
    return value.map((item, at) => (at === place ? spoil(item, random) : item))
  }
  if (isRecord(value) && Object.keys(value).length > 0 && random.chance(0.95)) {
    const name = random.pick(Object.keys(value))
    if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))
    return { ...value, [name]: spoil(value[name], random) }
  }
  // What is nasty hides best in what is right.
  const nasty = random.pick(random.chance(0.4) ? WORST : random.chance(0.5) ? TEXTS : VALUES)
  return typeof value === 'string' && typeof nasty === 'string' && random.chance(0.8) ? value + nasty : nasty
}

function isUpload(schema: unknown) {
  return JSON.stringify(schema).includes('"binary"')
}

function namesOf(schema: unknown) {
  return isRecord(schema) && isRecord(schema.properties) ? Object.keys(schema.properties) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
