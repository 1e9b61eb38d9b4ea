import { expect, test } from 'bun:test'
import { signIn } from './people'
import { openProduct } from './product'
import { sample } from './sample'

const product = await openProduct()
const { app, call, config, pool } = product
const COOKIE = { cookie: 'ostrov_customer=stale' }
/** What a browser says of a request that another site's page began. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.ostrov.example', 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]
const OWN: Record<string, string>[] = [
  { origin: config.origin, 'sec-fetch-site': 'same-origin' },
  { origin: config.origin },
  { 'sec-fetch-site': 'none' },
  {},
]
// A machine whose message proves itself, and questions that a POST only asks because they are long.
const NO_WRITES = /^\/api\/(?:payments\/notifications|frontpad\/orders|hints\/)|find_zones_for_address$/

const openWrites = app.routes
  .map(({ method, path, hooks }) => ({ method, path, hooks, audience: String(hooks.detail?.['x-audience']) }))
  .filter(({ method, audience }) => method !== 'GET' && (audience === 'open' || audience === 'guest'))
  .filter(({ path }) => !NO_WRITES.test(path))

function send(path: string, method: string, headers: Record<string, string>, fields: Record<string, string>) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.handle(
    new Request(`http://localhost${path.replace(/:\w+/g, () => crypto.randomUUID())}`, {
      method,
      headers: { ...headers, ...form },
      body: new URLSearchParams(fields).toString(),
    }),
  )
}

test('no write that asks for no session is taken from another site’s page, and none of them sets a cookie', async () => {
  expect(openWrites.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/user/authenticate', '/api/auth/phone']),
  )
  const let_in: string[] = []
  for (const { method, path, hooks } of openWrites) {
    const body = sample(hooks.body)
    for (const headers of FOREIGN) {
      const answer = await call(
        method,
        path.replace(/:\w+/g, () => crypto.randomUUID()),
        { headers: { ...headers, ...COOKIE }, body },
      )
      const refused = answer.body.errorMessage === 'request.foreign_origin' || answer.status === 422
      if (!refused || answer.headers.getSetCookie().length > 0)
        let_in.push(`${method} ${path} ${JSON.stringify(headers)}`)
    }
  }
  expect(let_in).toEqual([])
})

for (const path of ['/api/user/authenticate', '/api/auth/phone']) {
  test(`${path}: a form of another site signs nobody in, a form of ours does`, async () => {
    for (const headers of FOREIGN) {
      const answer = await send(path, 'POST', headers, { phone: '79005550001' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
    }
    for (const headers of OWN) {
      const answer = await send(path, 'POST', headers, { phone: '79005550001' })
      // The session, and beside it the readable word that somebody is known.
      expect([answer.status, answer.headers.getSetCookie().length]).toEqual([200, 2])
    }
  })
}

test('a form of another site signs nobody in to the back office', async () => {
  const fields = { email: 'owner@example.com', password: 'parol-2026' }
  for (const headers of FOREIGN) {
    const answer = await send('/api/staff/authenticate', 'POST', headers, fields)
    expect(await answer.json()).toMatchObject({ errorMessage: 'request.foreign_origin' })
  }
})

test('a code is sent only when our own page asks, or who holds the token', async () => {
  const started = await call('POST', '/api/user/authenticate', { body: { phone: '79005550002' } })
  const { token } = started.body.data
  const cookie = `ostrov_customer=${token}`
  const sent = async () => {
    const { rows } = await pool.query(`select count(*)::int as n from confirmation_code where phone = '79005550002'`)
    return rows[0].n
  }
  const ask = (method: string, headers: Record<string, string>) =>
    call(method, '/api/user/confirm', { headers: { cookie, ...headers } })
  const elsewhere: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/' },
  ]
  for (const headers of elsewhere) {
    for (const method of ['GET', 'HEAD']) expect((await ask(method, headers)).status).toBe(400)
  }
  expect(await sent()).toBe(0)
  expect((await ask('GET', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await ask('GET', { referer: `${config.origin}/eda/login` })).status).toBe(429)
  expect((await call('GET', '/api/user/confirm', { token })).status).toBe(429)
  expect(await sent()).toBe(1)
})

test('a guest’s basket is not changed from another site’s page', async () => {
  const { token } = await signIn(product)
  const path = `/api/unauthorized/baskets/${crypto.randomUUID()}/${crypto.randomUUID()}`
  const headers = { 'sec-fetch-site': 'cross-site', cookie: `ostrov_customer=${token}` }
  expect((await call('DELETE', path, { headers })).body.errorMessage).toBe('request.foreign_origin')
})
