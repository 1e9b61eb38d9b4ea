import { expect, test } from 'bun:test'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PUSH_KEYS } from '../../../test/push-keys'

const product = await openProduct()
const { call, pool, clock } = product
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

async function devices(token: string) {
  const { body } = await call('GET', '/api/user/sessions', { token })
  return body.items
}

/** Signs in by a code, as a browser with these cookies; gives what it then holds. */
async function byCode(phone: string, cookie = '') {
  const headers = { 'user-agent': ANDROID, ...(cookie && { cookie }) }
  const started = await call('POST', '/api/user/authenticate', { body: { phone }, headers })
  const { token, is_confirmed } = started.body.data
  if (is_confirmed) return { token, cookie, askedForCode: false }
  await call('GET', '/api/user/confirm', { token })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1 order by id desc limit 1`,
    [phone],
  )
  const code = /\d{4}/.exec(rows[0].text)?.[0]
  const confirmed = await call('POST', '/api/user/confirm', { token, body: { code } })
  const device = confirmed.headers.getSetCookie().find((one) => one.startsWith('ostrov_device=')) ?? ''
  return { token, cookie: device.split(';')[0] ?? '', askedForCode: true }
}

test('a person sees where they are signed in, and which of it is here', async () => {
  const phone = '79004440001'
  const first = await signIn(product, phone)
  clock.now = new Date(clock.now.getTime() + 60_000)
  const { token } = await byCode(phone)
  expect(await devices(token)).toMatchObject([
    { device: 'Chrome, Android', is_current: true },
    { device: 'Неизвестное устройство', is_current: false },
  ])
  expect((await devices(first.token)).map((one: { is_current: boolean }) => one.is_current)).toEqual([false, true])
})

test('what is unconfirmed, has ended or was opened by an administrator is no sign-in of theirs', async () => {
  const { id, token } = await signIn(product, '79004440002')
  await call('POST', '/api/user/authenticate', { body: { phone: '79004440002' } })
  await signIn(product, '79004440002')
  await pool.query(
    `update session set revoked_at = now() where id = (select id from session where user_id = $1 and is_confirmed order by created_at desc, id desc limit 1)`,
    [id],
  )
  expect(await devices(token)).toHaveLength(1)
})

test('a session ended from afar is refused at once, and its device needs a code again', async () => {
  const phone = '79004440003'
  const { token } = await signIn(product, phone)
  const lost = await byCode(phone)
  expect((await byCode(phone, lost.cookie)).askedForCode).toBe(false)
  const [newest, other] = (await devices(token)).filter((one: { is_current: boolean }) => !one.is_current)
  expect((await call('DELETE', `/api/user/sessions/${other.id}`, { token })).status).toBe(200)
  expect((await call('DELETE', `/api/user/sessions/${other.id}`, { token })).body.errorMessage).toBe(
    'session.not_found',
  )
  expect((await call('DELETE', `/api/user/sessions/${newest.id}`, { token })).status).toBe(200)
  expect((await call('GET', '/api/user', { token: lost.token })).status).toBe(401)
  expect(await devices(token)).toHaveLength(1)
  expect((await byCode(phone, lost.cookie)).askedForCode).toBe(true)
})

test('a stranger’s session is not found, and lives on', async () => {
  const [anna, boris] = [await signIn(product, '79004440004'), await signIn(product, '79004440005')]
  const [own] = await devices(boris.token)
  const { status, body } = await call('DELETE', `/api/user/sessions/${own.id}`, { token: anna.token })
  expect([status, body.errorMessage]).toEqual([404, 'session.not_found'])
  expect(await devices(boris.token)).toHaveLength(1)
})

test('signing out everywhere ends this session too, trusts no device and pushes to none', async () => {
  const phone = '79004440006'
  const { id, token } = await signIn(product, phone)
  const other = await byCode(phone)
  const push_subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: PUSH_KEYS }
  await call('PUT', '/api/user/update/push_subscription', { token, body: { push_subscription } })
  const { status, headers } = await call('DELETE', '/api/user/sessions', { token })
  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toContain('ostrov_customer=;')
  for (const ended of [token, other.token]) expect((await call('GET', '/api/user', { token: ended })).status).toBe(401)
  expect((await byCode(phone, other.cookie)).askedForCode).toBe(true)
  const { rows } = await pool.query('select endpoint from push_subscription where user_id = $1', [id])
  expect(rows).toEqual([])
})
