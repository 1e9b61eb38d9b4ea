import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { administrator, businessOwner, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PUSH_KEYS } from '../../../test/push-keys'

const product = await openProduct()
const { call, clock, pool } = product
const SUBSCRIPTION = '/api/user/update/push_subscription'
const PUSHES = 'https://fcm.googleapis.com/fcm/send/'

/** A browser of the person lets us push to it. */
function subscribe(token: string, name: string, service = PUSHES) {
  const push_subscription = { endpoint: service + name, keys: PUSH_KEYS }
  return call('PUT', SUBSCRIPTION, { token, body: { push_subscription } })
}

/** The names of the browsers a person is told in, oldest first. */
async function browsersOf(user_id: string): Promise<string[]> {
  const { rows } = await pool.query<{ endpoint: string }>(
    'select endpoint from push_subscription where user_id = $1 order by created_at',
    [user_id],
  )
  return rows.map(({ endpoint }) => endpoint.replace(PUSHES, ''))
}

async function newcomer(phone: string) {
  const { id, token } = await signIn(product, phone)
  await pool.query(`update "user" set name = null, is_new_user = true where id = $1`, [id])
  return { id, token }
}

test('a person is new until the profile has a name', async () => {
  const { token } = await newcomer('79002220001')
  expect((await call('GET', '/api/user', { token })).body.is_new_user).toBe(true)
  await call('PUT', '/api/user', { token, body: { email: 'anna@example.com' } })
  expect((await call('GET', '/api/user', { token })).body.is_new_user).toBe(true)
  const { body } = await call('PUT', '/api/user', { token, body: { name: '  Анна   Мария ' } })
  expect(body).toMatchObject({ name: 'Анна Мария', email: 'anna@example.com', is_new_user: false })
})

test('an empty e-mail is no e-mail', async () => {
  const { token } = await signIn(product, '79002220002')
  expect((await call('PUT', '/api/user', { token, body: { email: '' } })).body.email).toBeNull()
})

test('a Latin name and a false e-mail are refused at their fields, and nothing is saved', async () => {
  const { token } = await signIn(product, '79002220003')
  const { status, body } = await call('PUT', '/api/user', { token, body: { name: 'Anna', email: 'anna@' } })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['name', 'email'])
  expect((await call('GET', '/api/user', { token })).body.name).toBe('Анна')
})

test('the phone cannot be changed', async () => {
  const { token } = await signIn(product, '79002220004')
  await call('PUT', '/api/user', { token, body: { phone: '79990001122' } })
  expect((await call('GET', '/api/user', { token })).body.phone).toBe('79002220004')
})

test('a subscription is kept only for a real push service', async () => {
  const { id, token } = await signIn(product, '79002220005')
  expect((await subscribe(token, 'inside', 'https://127.0.0.1/')).status).toBe(422)
  expect((await subscribe(token, 'abc')).status).toBe(200)
  expect(await browsersOf(id)).toEqual(['abc'])
})

test('every browser of a person is told, the ten newest, and each is ended without the others', async () => {
  const { id, token } = await signIn(product, '79002220015')
  for (let at = 1; at <= 12; at++) {
    clock.now = new Date(clock.now.getTime() + 1000)
    await subscribe(token, `browser-${at}`)
  }
  expect(await browsersOf(id)).toEqual(Array.from({ length: 10 }, (_, at) => `browser-${at + 3}`))
  await call('PUT', SUBSCRIPTION, { token, body: { push_subscription: null, endpoint: `${PUSHES}browser-7` } })
  expect(await browsersOf(id)).toHaveLength(9)
  await call('PUT', SUBSCRIPTION, { token, body: { push_subscription: null } })
  expect(await browsersOf(id)).toEqual([])
})

test('a browser belongs to who asked there last, and nobody ends another’s', async () => {
  const before = await signIn(product, '79002220016')
  const after = await signIn(product, '79002220017')
  await subscribe(before.token, 'shared')
  await subscribe(after.token, 'shared')
  expect([await browsersOf(before.id), await browsersOf(after.id)]).toEqual([[], ['shared']])
  const body = { push_subscription: null, endpoint: `${PUSHES}shared` }
  await call('PUT', SUBSCRIPTION, { token: before.token, body })
  expect(await browsersOf(after.id)).toEqual(['shared'])
})

test('a deleted account is refused at once and holds nothing of the person', async () => {
  const { id, token } = await signIn(product, '79002220006')
  await call('PUT', '/api/user', { token, body: { email: 'gone@example.com' } })
  expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
  expect((await call('GET', '/api/user', { token })).status).toBe(401)
  const { rows } = await pool.query(`select phone, email, name from "user" where id = $1`, [id])
  expect(rows[0]).toEqual({ phone: null, email: null, name: null })
})

test('an account is not deleted while an order is on its way; later the order stays without the person', async () => {
  const { id, token } = await signIn(product, '79002220010')
  const restaurant = await makeRestaurant(product.em())
  const delivery = { address: 'Ленина, 10', apartment: '15', comment: 'Позвоните', zone_id: 'z' }
  await pool.query(
    `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
       delivery, payment_type, price, total)
     values ('CONFIRMED', $1, $2, gen_random_uuid(), '{}', 'Анна', '79002220010', 'delivery', $3, 'cash', 900, 900)`,
    [id, restaurant.id, delivery],
  )
  expect((await call('DELETE', '/api/auth/account', { token })).body.errorMessage).toBe('account.orders_active')
  await pool.query(`update "order" set status = 'COMPLETED' where user_id = $1`, [id])
  expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
  const { rows } = await pool.query(`select user_name, user_phone, delivery from "order" where user_id = $1`, [id])
  expect(rows[0]).toMatchObject({
    user_name: '',
    user_phone: '',
    delivery: { address: '', apartment: null, zone_id: 'z' },
  })
})

test('the phone of a deleted account comes back as a stranger', async () => {
  const first = await signIn(product, '79002220007')
  await call('DELETE', '/api/auth/account', { token: first.token })
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone: '79002220007' } })
  expect(body.data.user.id).not.toBe(first.id)
})

test('a session ends with its 90 days', async () => {
  const { token } = await signIn(product, '79002220008')
  const today = clock.now
  clock.now = new Date(today.getTime() + 90 * 24 * 3_600_000 + 1000)
  expect((await call('GET', '/api/user', { token })).status).toBe(401)
  clock.now = today
})

test('a business user and an administrator are not customers', async () => {
  for (const { token } of [await businessOwner(product), await administrator(product)]) {
    expect((await call('GET', '/api/user', { token })).status).toBe(403)
  }
})

test('a write by cookie from another site is refused', async () => {
  const { token } = await signIn(product, '79002220009')
  const headers = { cookie: `ostrov_customer=${token}`, 'sec-fetch-site': 'cross-site' }
  const { body } = await call('PUT', '/api/user', { body: { name: 'Чужой' }, headers })
  expect(body.errorMessage).toBe('request.foreign_origin')
})

test.each([
  ['letters that are no key', { p256dh: 'x', auth: 'y' }],
  ['no point of the curve', { ...PUSH_KEYS, p256dh: `${PUSH_KEYS.p256dh.slice(0, -2)}Dk` }],
  ['a point of zeros', { ...PUSH_KEYS, p256dh: `B${'A'.repeat(86)}` }],
  ['a compressed point', { ...PUSH_KEYS, p256dh: `Ag${'A'.repeat(42)}` }],
  ['a secret of 15 bytes', { ...PUSH_KEYS, auth: 'A'.repeat(20) }],
  ['a secret of 17 bytes', { ...PUSH_KEYS, auth: 'A'.repeat(23) }],
  ['signs of no alphabet', { ...PUSH_KEYS, auth: 'тайна' }],
])('a browser whose keys cannot encrypt is refused and not counted: %s', async (_, keys) => {
  const { token } = await signIn(product)
  const push_subscription = { endpoint: `${PUSHES}keys`, keys }
  const { status, body } = await call('PUT', SUBSCRIPTION, { token, body: { push_subscription } })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['push_subscription']])
  expect((await call('GET', '/api/user/notices', { token })).body.browsers).toBe(0)
  const owner = await businessOwner(product)
  const staff = await call('PUT', '/api/business_user/push_subscription', {
    token: owner.token,
    body: { push_subscription },
  })
  expect(staff.status).toBe(422)
})
