import { expect, test } from 'bun:test'
import { openKitchen } from '../../../../test/orders'
import { businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct({ LIMITS: 'invitations=1000/60' })
const { call, clock, deps, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const password = 'parol-2026'
let made = 0

const access = (permissions: string[]) => [{ restaurant_id, permissions }]
const invite = (own = {}, token = owner.token) => {
  const body = { name: 'Мария', email: `m${++made}@example.com`, restaurants: access(['orders']), ...own }
  return call('POST', '/api/business_user/manager', { token, body })
}
const signIn = async (email: string) =>
  (await call('POST', '/api/staff/authenticate', { body: { email, password } })).body.token

async function mailedToken(id: string, email: string): Promise<string> {
  await TASKS['account.mail_invitation'](deps, { business_user_id: id })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'to' = $1 order by id desc limit 1`,
    [email],
  )
  return /token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? 'none-was-mailed-to-this'
}
const accept = (token: string) =>
  call('POST', `/api/business_user/reset_password?token=${token}`, { body: { password } })

/** A manager who has taken the invitation up, signed in. */
async function joined(permissions = ['orders']) {
  const { body } = await invite({ restaurants: access(permissions) })
  await accept(await mailedToken(body.id, body.email))
  return { ...body, token: await signIn(body.email) }
}

test('an invited manager sets a password by the link, once, and may do what was ticked', async () => {
  const { body } = await invite()
  expect(body).toMatchObject({ is_confirmed: false, restaurants: [{ restaurant_id, permissions: ['orders'] }] })
  const token = await mailedToken(body.id, body.email)
  expect([(await accept(token)).status, (await accept(token)).status]).toEqual([200, 409])
  const signed = await signIn(body.email)
  expect((await call('GET', '/api/business_user/orders', { token: signed })).status).toBe(200)
  expect((await call('GET', `/api/business_user/restaurants/${restaurant_id}`, { token: signed })).status).toBe(404)
})

test('an invitation lives a week, and sent again makes the letter before dead', async () => {
  const { body } = await invite()
  const first = await mailedToken(body.id, body.email)
  const again = await call('POST', `/api/business_user/manager/${body.id}/invitation`, { token: owner.token })
  expect(again.status).toBe(200)
  const second = await mailedToken(body.id, body.email)
  expect((await accept(first)).status).toBe(409)
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  expect((await accept(second)).status).toBe(409)
})

test('who has joined is not invited again', async () => {
  const { id } = await joined()
  const again = await call('POST', `/api/business_user/manager/${id}/invitation`, { token: owner.token })
  expect(again.body.errorMessage).toBe('manager.joined')
})

test('a mail that is anybody’s is refused in the same words', async () => {
  const { body: mine } = await invite()
  await businessOwner(product, 'someone@example.com')
  const answers = [await invite({ email: mine.email }), await invite({ email: ' SOMEONE@example.com' })]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [409, answers[0]?.body],
    [409, answers[0]?.body],
  ])
})

test('another right holds from the next request on', async () => {
  const manager = await joined(['orders'])
  const orders = () => call('GET', '/api/business_user/orders', { token: manager.token })
  const reviews = () => call('GET', `/api/restaurant/${restaurant_id}/review`, { token: manager.token })
  expect([(await orders()).status, (await reviews()).status]).toEqual([200, 404])
  const path = `/api/business_user/manager/${manager.id}`
  const body = { name: 'Марья', restaurants: access(['reviews']) }
  expect((await call('PUT', path, { token: owner.token, body })).body).toMatchObject({ name: 'Марья' })
  expect([(await orders()).status, (await reviews()).status]).toEqual([404, 200])
})

test('who was let go has no session any longer, cannot come back, and leaves the mail free', async () => {
  const manager = await joined()
  const path = `/api/business_user/manager/${manager.id}`
  const remove = () => call('DELETE', path, { token: owner.token })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect((await call('GET', '/api/business_user', { token: manager.token })).status).toBe(401)
  expect(await signIn(manager.email)).toBeUndefined()
  const { rows } = await pool.query('select name, email, phone from business_user where id = $1', [manager.id])
  expect(rows).toEqual([{ name: 'Мария', email: `${manager.id}@deleted.invalid`, phone: null }])
  const { body } = await call('GET', '/api/business_user/managers?limit=100', { token: owner.token })
  expect(body.items.map(({ id }: { id: string }) => id)).not.toContain(manager.id)
  expect((await invite({ email: manager.email })).status).toBe(200)
})

test('a manager without a single right, and a restaurant of somebody else, are refused', async () => {
  expect((await invite({ restaurants: access([]) })).body.errors).toEqual({ access: 'Отметьте хотя бы одно право' })
  const stranger = await openKitchen(product)
  const theirs = [{ restaurant_id: stranger.restaurant_id, permissions: ['orders'] }]
  expect((await invite({ restaurants: theirs })).status).toBe(404)
})

test('managers are found by name and mail, each sign as it is, and by restaurant', async () => {
  const { body } = await invite({ name: 'Ольга_1' })
  const found = async (query: string) =>
    (await call('GET', `/api/business_user/managers?${query}`, { token: owner.token })).body.items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found(`query=${encodeURIComponent('ольга_')}`)).toEqual([body.id])
  expect(await found('query=%25')).toEqual([])
  expect(await found(`restaurant_id=${restaurant_id}`)).toContain(body.id)
})

test('nobody but the owner sees or changes managers', async () => {
  const manager = await joined(['orders', 'menu', 'reviews', 'settings', 'integrations'])
  const { token } = manager
  expect((await call('GET', '/api/business_user/managers', { token })).status).toBe(404)
  expect((await invite({}, token)).status).toBe(404)
  expect((await call('GET', '/api/logs', { token })).status).toBe(404)
})

test('an invitation whose answer was lost is made once by the second press', async () => {
  const body = { name: 'Мария', email: `m${++made}@example.com`, restaurants: access(['orders']) }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const press = (own = {}) =>
    call('POST', '/api/business_user/manager', { token: owner.token, body: { ...body, ...own }, headers })
  const [first, second] = [await press(), await press()]
  expect([second.status, second.body]).toEqual([200, first.body])
  expect((await press({ name: 'Марья' })).body.errorMessage).toBe('request.key_reused')
  const { rows } = await pool.query(`select 1 from log where action = 'manager.invite' and subject = $1`, [
    `business:${first.body.id}`,
  ])
  expect(rows).toHaveLength(1)
})
