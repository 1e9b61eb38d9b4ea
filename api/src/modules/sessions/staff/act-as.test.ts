import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../../test/kitchen'
import { administrator, businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct()
const { call, pool, deps } = product
const REASON = 'Не видит заказ'

async function actAs(kind: 'customer' | 'business', id: string, { writes = false, role = 'support' as const } = {}) {
  const admin = await administrator(product, undefined, role)
  const path = kind === 'customer' ? 'user/authenticate_user' : 'business_user/authenticate_business_user'
  const query = `?reason=${encodeURIComponent(REASON)}${writes ? '&writes=true' : ''}`
  const answer = await call('GET', `/api/admin/${path}/${id}${query}`, { token: admin.token })
  return { admin, answer, token: String(answer.body.token) }
}

test('an administrator sees what the person sees for an hour, and changes nothing', async () => {
  const anna = await signIn(product)
  const { answer, token, admin } = await actAs('customer', anna.id)
  expect(answer.headers.getSetCookie().join()).toContain('HttpOnly')
  const left = new Date(answer.body.expire_at).getTime() - product.clock.now.getTime()
  expect(left).toBe(3_600_000)
  expect((await call('GET', '/api/user', { token })).body).toMatchObject({ id: anna.id, is_acted: true })
  expect((await call('GET', '/api/user', { token: anna.token })).body.is_acted).toBe(false)
  const tried = await call('DELETE', `/api/restaurants/favorite/${crypto.randomUUID()}`, { token })
  expect([tried.status, tried.body.errorMessage]).toEqual([409, 'session.acting_reads'])
  const { rows } = await pool.query(`select actor, action, subject, "to" from log order by id desc limit 1`)
  expect(rows[0]).toEqual({
    ...{ actor: `admin:${admin.id}`, action: 'session.act', subject: `customer:${anna.id}` },
    to: { reason: REASON },
  })
})

test('with leave to change, what is changed stands in the log under both names', async () => {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id })
  const { token, admin } = await actAs('business', owner.id, { writes: true })
  const path = `/api/restaurant/${id}/product_category`
  const body = { label: 'Супы', icon: 'soup', sort: 1, is_active: true }
  const made = await call('POST', path, { token, body })
  expect(made.status).toBe(200)
  const { rows } = await pool.query('select actor, act_admin_id from log order by id desc limit 1')
  expect(rows[0]).toEqual({ actor: `business:${owner.id}`, act_admin_id: admin.id })
})

test('nobody acts as an administrator, as who is blocked, or without the role; a blocked administrator acts as nobody', async () => {
  const owner = await businessOwner(product)
  const { token, admin } = await actAs('business', owner.id)
  expect((await call('GET', `/api/admin/user`, { token })).status).toBe(403)
  expect((await actAs('business', admin.id)).answer.body.errorMessage).toBe('business.not_found')
  await pool.query('update admin set is_blocked = true where id = $1', [admin.id])
  expect((await call('GET', '/api/business_user', { token })).status).toBe(401)
  await pool.query('update business_user set is_blocked = true where id = $1', [owner.id])
  expect((await actAs('business', owner.id)).answer.body.errorMessage).toBe('business.not_found')
  const moderator = await administrator(product, undefined, 'moderator')
  const path = `/api/admin/user/authenticate_user/${(await signIn(product)).id}?reason=${encodeURIComponent(REASON)}`
  expect((await call('GET', path, { token: moderator.token })).status).toBe(404)
})

test('a reason is asked, and a link of another site opens nothing', async () => {
  const { id } = await signIn(product)
  const { token } = await administrator(product)
  const path = `/api/admin/user/authenticate_user/${id}`
  expect((await call('GET', path, { token })).status).toBe(422)
  const cookie = `ostrov_admin=${token}`
  const foreign = await call('GET', `${path}?reason=abc`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
  expect([foreign.status, foreign.body.errorMessage]).toEqual([400, 'request.foreign_origin'])
  const own = await call('GET', `${path}?reason=abc`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  expect(own.status).toBe(200)
})

test('the person is told by mail when the hour is over, and one’s way back is open', async () => {
  const owner = await businessOwner(product, 'told@example.com')
  const { token } = await actAs('business', owner.id)
  const { rows: waiting } = await pool.query(
    `select run_at, payload from graphile_worker._private_jobs where payload::jsonb ? 'session_id' order by id desc limit 1`,
  )
  expect(new Date(waiting[0].run_at).getTime()).toBeGreaterThan(product.clock.now.getTime() + 3_500_000)
  await TASKS['account.tell_acted'](deps, waiting[0].payload)
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs where payload->>'to' = 'told@example.com'`,
  )
  expect(rows[0].payload.text).toContain(REASON)
  expect((await call('POST', '/api/business_user/logout', { token })).status).toBe(200)
  expect((await call('GET', '/api/business_user', { token })).status).toBe(401)
})

test('beside a customer’s session stands, for an hour, what they are called; leaving and a sign-in of one’s own take it away', async () => {
  const { id } = await signIn(product, '79140000077', 'Анна; Мария')
  const { answer, token } = await actAs('customer', id)
  const acting = (set: readonly string[]) => set.find((one) => one.startsWith('ostrov_acting='))
  const set = acting(answer.headers.getSetCookie()) ?? ''
  expect(set).not.toContain('HttpOnly')
  const [pair = ''] = set.split(';')
  expect(decodeURIComponent(pair)).toBe('ostrov_acting=Анна; Мария')
  const cookie = `ostrov_customer=${token}; ${pair}`
  const headers = { cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
  const left = await call('POST', '/api/auth/logout', { headers })
  expect([left.status, acting(left.headers.getSetCookie())?.split(';')[0]]).toEqual([200, 'ostrov_acting='])
  const again = await call('POST', '/api/user/authenticate', {
    body: { phone: '79140000077' },
    headers: { ...headers, cookie: pair },
  })
  expect(acting(again.headers.getSetCookie())?.split(';')[0]).toBe('ostrov_acting=')
})
