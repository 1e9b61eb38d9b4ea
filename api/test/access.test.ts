import { expect, test } from 'bun:test'
import { Cookie } from 'elysia'
import { tokens } from '../src/http/access'
import type { Audience } from '../src/http/route-facts'
import { issueToken, readDevice } from '../src/http/session-tokens'
import { openSession } from '../src/modules/sessions/open-session'
import { makeRestaurant } from './kitchen'
import { administrator, businessManager, businessOwner, signIn } from './people'
import { openProduct } from './product'
import { isAudience, type Route, routesOf, send } from './routes'

const product = await openProduct()

type Visitor = keyof typeof VISITORS
/** Everybody who may come. */
const VISITORS = {
  nobody: async () => undefined,
  forged: async () => forgedToken(),
  revoked: async () => revokedToken(),
  unconfirmed: async () => unconfirmedToken(),
  customer: async () => (await signIn(product)).token,
  'manager without permission': async () => managerToken(),
  owner: async () => (await businessOwner(product)).token,
  admin: async () => (await administrator(product)).token,
}
const EVERYBODY = Object.keys(VISITORS).filter((name): name is Visitor => name in VISITORS)
const STAFF: Visitor[] = ['manager without permission', 'owner', 'admin']

/** Audience → who is let in and who, signed in otherwise, is refused as the wrong kind. All others are told to sign in. */
const RULES: Record<Audience, { enter: readonly Visitor[]; wrong: readonly Visitor[] }> = {
  open: { enter: EVERYBODY, wrong: [] },
  guest: { enter: EVERYBODY, wrong: [] },
  unconfirmed: { enter: ['unconfirmed', 'customer'], wrong: STAFF },
  customer: { enter: ['customer'], wrong: STAFF },
  business: { enter: ['manager without permission', 'owner'], wrong: ['unconfirmed', 'customer', 'admin'] },
  follower: { enter: ['customer'], wrong: STAFF },
  admin: { enter: ['admin'], wrong: ['unconfirmed', 'customer', 'manager without permission', 'owner'] },
}

const routes = routesOf(product)
const sessions = new Map<Visitor, string | undefined>()

test('every route names one audience', () => {
  console.log(
    routes
      .map(
        ({ method, path, audience, permission }) =>
          `${method.padEnd(7)}${path.padEnd(75)}${audience} ${permission ?? ''}`,
      )
      .join('\n'),
  )
  expect(routes.filter((route) => !isAudience(route.audience)).map(({ method, path }) => `${method} ${path}`)).toEqual(
    [],
  )
})

test('no path is served twice', () => {
  const seen = routes.map(({ method, path }) => `${method} ${path}`)
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([])
})

for (const visitor of EVERYBODY) {
  test(`${visitor}: let in, refused or told to sign in, as each route's audience says`, async () => {
    const surprises: string[] = []
    const readsFirst = routes.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'))
    for (const route of readsFirst) {
      const { status, code } = await visit(route, visitor)
      if (!isExpected(route, visitor, status, code))
        surprises.push(`${route.method} ${route.path} (${route.audience}): ${status} ${code}`)
    }
    expect(surprises).toEqual([])
  }, 600_000)
}

const ID = '018f0000-0000-7000-8000-000000000000'
const signer = tokens(product.deps).decorator.tokens
const ODD_CLAIMS: Parameters<typeof signer.sign>[0][] = [
  { sub: ID, kind: 'customer' },
  ...['', 'x', '\0', `${ID}\0`, `{${ID}}`, `${ID} `, ID.replaceAll('-', ''), `urn:uuid:${ID}`, 'Ж'.repeat(36)].map(
    (sid) => ({ sid }),
  ),
  ...[null, 5, true, [], [ID], {}, { toString: 1 }, 1e308].map((sid) => ({ sub: ID, kind: 'customer', sid })),
  { sid: ID },
  { sub: ID, kind: 'device', sid: ID },
]

test('a token that is rightly signed and oddly filled is nobody’s, for every audience', async () => {
  const byAudience = [...new Map(routes.map((route) => [`${route.method} ${route.audience}`, route])).values()]
  const surprises: string[] = []
  for (const claims of ODD_CLAIMS) {
    const token = await signer.sign(claims)
    for (const route of byAudience) {
      const { status } = await send(product, route, { token })
      const isOpen = isAudience(route.audience) && RULES[route.audience].enter.includes('nobody')
      if (isOpen ? status >= 500 : status !== 401) surprises.push(`${JSON.stringify(claims)} ${route.path}: ${status}`)
    }
  }
  expect(surprises).toEqual([])
})

test('a device’s cookie that is rightly signed and oddly filled is no device', async () => {
  const until = '2099-01-01T00:00:00Z'
  const odd = [
    { sub: 'x', until },
    { sub: '\0', until },
    { sub: ID, until: 'x' },
    { sub: ID, until: '\0' },
  ]
  const jarOf = (value: string) => ({ ostrov_device: new Cookie<unknown>('', { '': { value } }) })
  const read = async (claims: Record<string, string>) =>
    readDevice(signer, jarOf(await signer.sign({ kind: 'device', ...claims })), product.clock.now)
  expect(await Promise.all(odd.map(read))).toEqual([null, null, null, null])
  expect(await read({ sub: ID, until })).toBe(ID)
})

test('a cookie lets nobody write from another site', async () => {
  const { token } = await signIn(product)
  const headers = { cookie: `ostrov_customer=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const foreign = await product.call('PUT', '/api/user', { body: { name: 'Чужой' }, headers })
  expect(foreign).toMatchObject({ status: 400, body: { errorMessage: 'request.foreign_origin' } })
})

function isExpected({ audience }: Route, visitor: Visitor, status: number, code: string) {
  if (!isAudience(audience)) return false
  const { enter, wrong } = RULES[audience]
  if (enter.includes(visitor)) return status < 500 && status !== 401 && status !== 403
  return wrong.includes(visitor)
    ? status === 403 && code === 'session.wrong_kind'
    : status === 401 && code === 'session.missing'
}

async function visit(route: Route, visitor: Visitor) {
  // A write may end the session it came with.
  if (route.method !== 'GET' || !sessions.has(visitor)) sessions.set(visitor, await VISITORS[visitor]())
  return send(product, route, { token: sessions.get(visitor) })
}

async function forgedToken() {
  const { id } = await signIn(product)
  const session = await openSession(product.em(), { kind: 'customer', person_id: id }, product.clock.now)
  const stranger = {
    ...product.deps,
    config: { ...product.config, sessionSecret: 'a-secret-that-is-not-ours-0123456789' },
  }
  return issueToken(tokens(stranger).decorator.tokens, session)
}

async function revokedToken() {
  const { id } = await signIn(product)
  const session = await openSession(product.em(), { kind: 'customer', person_id: id }, product.clock.now)
  await product.pool.query('update session set revoked_at = now() where id = $1', [session.id])
  return issueToken(tokens(product.deps).decorator.tokens, session)
}

async function unconfirmedToken() {
  const { id } = await signIn(product)
  const session = await openSession(
    product.em(),
    { kind: 'customer', person_id: id, is_confirmed: false },
    product.clock.now,
  )
  return issueToken(tokens(product.deps).decorator.tokens, session)
}

async function managerToken() {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id })
  return (await businessManager(product, owner, id, [])).token
}
