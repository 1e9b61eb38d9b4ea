import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PromoCode } from './promo-code'
import { Promotion } from './promotion'
import { rewardInviter } from './reward-inviter'
import { releasePromo, usePromo } from './use-promo'
import { validateFor } from './validate-promo-code'

const product = await openProduct()
const { call, clock, pool } = product
const restaurant = await makeRestaurant(product.em())
const other = await makeRestaurant(product.em())
const DAY = 24 * 3_600_000

async function makeCode(code: string, over: Partial<PromoCode> = {}) {
  const em = product.em()
  const promo = em.create(PromoCode, {
    code,
    name: 'Скидка',
    amount: 400,
    starts_at: new Date(clock.now.getTime() - DAY),
    expires_at: new Date(clock.now.getTime() + 30 * DAY),
    ...over,
  })
  await em.flush()
  return promo
}
async function makeOrder(user_id: string, status = 'new', promo_code_id: string | null = null): Promise<number> {
  const { rows } = await pool.query(
    `insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
       payment_type, price, total, promo_code_id)
     values ($1, $2, $3, gen_random_uuid(), '{}', '', '', 'pickup', 'online', 1000, 1000, $4) returning id::int`,
    [status, user_id, restaurant.id, promo_code_id],
  )
  return rows[0].id
}
async function answer(token: string, code: string, over: Record<string, string> = {}) {
  const query = new URLSearchParams({ cart_sum: '2000', restaurant_id: restaurant.id, payment_type: 'online', ...over })
  return (await call('GET', `/api/user/promo_code/${encodeURIComponent(code)}/validate?${query}`, { token })).body
}
const asked = (user_id: string, code: string) => ({
  code,
  user_id,
  cartSum: 2000,
  payment_type: 'online' as const,
  restaurant_id: restaurant.id,
  now: clock.now,
})

/** Places an order as the checkout does: validates, writes the row, counts the use, all in one transaction. */
function place(user_id: string, code: string): Promise<number> {
  return product.em().transactional(async (tx) => {
    const { promo } = await validateFor(tx, asked(user_id, code))
    if (!promo) throw new Error('refused')
    const { rows } = await pool.query(`select nextval(pg_get_serial_sequence('"order"', 'id'))::int as id`)
    await usePromo(tx, { promo, user_id, order_id: rows[0].id, now: clock.now })
    return rows[0].id
  })
}

test('a code takes its rubles off in whatever letters it is typed', async () => {
  await makeCode('VKUSNO')
  const { token } = await signIn(product)
  expect(await answer(token, ' vkusno ')).toEqual({ is_valid: true, discount: 400, min_order_sum: 1500, message: '' })
})

test('each refusal has its own sentence', async () => {
  const { token } = await signIn(product)
  await makeCode('ONLY-HERE', { restaurant_ids: [restaurant.id] })
  await makeCode('OLD', { expires_at: new Date(clock.now.getTime() - 1000) })
  const sentences = [
    (await answer(token, 'NO-SUCH')).message,
    (await answer(token, 'OLD')).message,
    (await answer(token, 'ONLY-HERE', { restaurant_id: other.id })).message,
    (await answer(token, 'ONLY-HERE', { payment_type: 'cash' })).message,
    (await answer(token, 'ONLY-HERE', { cart_sum: '1499' })).message,
  ]
  expect(new Set(sentences).size).toBe(5)
  expect(sentences[4]).toBe('Мин. сумма заказа не соответствует условиям акции')
})

test('another person’s code is unknown', async () => {
  const owner = await signIn(product)
  const stranger = await signIn(product)
  await makeCode('MINE', { user_id: owner.id })
  expect((await answer(owner.token, 'MINE')).is_valid).toBe(true)
  expect((await answer(stranger.token, 'MINE')).is_valid).toBe(false)
})

test('a limit of one under twenty orders at once is used once', async () => {
  const promo = await makeCode('ONE', { total_use_limit: 1 })
  const people = await Promise.all(Array.from({ length: 20 }, () => signIn(product)))
  const results = await Promise.allSettled(people.map(({ id }) => place(id, 'ONE')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await product.em().findOneOrFail(PromoCode, { id: promo.id })).total_used_count).toBe(1)
})

test('a cancelled order gives its code back', async () => {
  const promo = await makeCode('BACK', { total_use_limit: 1 })
  const { id, token } = await signIn(product)
  const validated = await validateFor(product.em(), asked(id, 'BACK'))
  const order_id = await makeOrder(id, 'new', promo.id)
  const use = { promo: validated.promo, user_id: id, order_id, now: clock.now }
  await product.em().transactional((tx) => usePromo(tx, use))
  expect((await answer(token, 'BACK')).is_valid).toBe(false)
  await pool.query(`update "order" set status = 'CANCELLED' where id = $1`, [order_id])
  await product.em().transactional((tx) => releasePromo(tx, order_id))
  expect((await answer(token, 'BACK')).is_valid).toBe(true)
})

test('a first-order code is refused after an order, but not after a cancelled one', async () => {
  await makeCode('FIRST', { first_order_only: true })
  const { id, token } = await signIn(product)
  await makeOrder(id, 'CANCELLED_BY_USER')
  expect((await answer(token, 'FIRST')).is_valid).toBe(true)
  await makeOrder(id, 'COMPLETED')
  expect((await answer(token, 'FIRST')).is_valid).toBe(false)
})

test('a friend’s invitation gives 400 rubles on the first order, and its completion 250 to the inviter, once', async () => {
  const inviter = await signIn(product, '79003330001')
  const friend = await signIn(product, '79003330002')
  const validated = await validateFor(product.em(), asked(friend.id, 'T9003330001'))
  expect(validated).toMatchObject({ is_valid: true, discount: 400 })
  const order_id = await makeOrder(friend.id)
  await product
    .em()
    .transactional((tx) => usePromo(tx, { promo: validated.promo, user_id: friend.id, order_id, now: clock.now }))
  await rewardInviter(product.em(), { order_id, now: clock.now })
  const rewards = async () => (await product.em().find(PromoCode, { user_id: inviter.id })).map(({ amount }) => amount)
  expect(await rewards()).toEqual([])
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [order_id])
  await Promise.all([1, 2].map(() => rewardInviter(product.em(), { order_id, now: clock.now })))
  expect(await rewards()).toEqual([250])
})

test('nobody invites themselves, neither by the phone nor by a device they used', async () => {
  const inviter = await signIn(product, '79003330003')
  const second = await signIn(product, '79003330004')
  expect((await answer(inviter.token, 'T9003330003')).is_valid).toBe(false)
  expect((await answer(second.token, 'T9003330003')).is_valid).toBe(true)
  await pool.query('update session set device_id = $1 where user_id = any($2)', [
    crypto.randomUUID(),
    [inviter.id, second.id],
  ])
  expect((await answer(second.token, 'T9003330003')).is_valid).toBe(false)
})

test.each([
  ['the body', { ref_code: 't9003330005' }, {}, '79003330006', 1],
  ['the browser’s cookie', {}, { cookie: 'ostrov_invitation=t9003330005' }, '79003330046', 2],
])('an invitation that came by %s is taken up when the phone is confirmed', async (_, sent, headers, phone, taken) => {
  const inviter = await signIn(product, '79003330005')
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone, ...sent }, headers })
  const { token } = body.data
  await call('GET', '/api/user/confirm', { token })
  const count = async () =>
    (await call('GET', '/api/user/promotion/referral', { token: inviter.token })).body.user_used_count
  expect(await count()).toBe(taken - 1)
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1`,
    [phone],
  )
  const code = /\d{4}/.exec(rows[0].text)?.[0]
  const confirmed = await call('POST', '/api/user/confirm', { token, body: { code }, headers })
  expect(await count()).toBe(taken)
  const given = confirmed.headers.getSetCookie().filter((one) => one.startsWith('ostrov_invitation=;'))
  expect(given).toHaveLength('cookie' in headers ? 1 : 0)
})

test('the month’s invitations end at a hundred and begin anew on the first in the region', async () => {
  const inviter = await signIn(product, '79003330007')
  await pool.query(
    `with friends as (insert into "user" (phone, ref_code) select '7911' || lpad(n::text, 7, '0'), 'F' || n
                      from generate_series(1, 100) n returning id)
     insert into referral (inviter_id, friend_id, created_at) select $1, id, $2 from friends`,
    [inviter.id, clock.now],
  )
  const { token } = await signIn(product, '79003330008')
  const referral = async () => (await call('GET', '/api/user/promotion/referral', { token: inviter.token })).body
  expect(await referral()).toMatchObject({ user_used_count: 100, total_limit: 100, is_available: false })
  expect((await answer(token, 'T9003330007')).is_valid).toBe(false)
  const today = clock.now
  clock.now = new Date((await referral()).refresh_date)
  expect(await referral()).toMatchObject({ user_used_count: 0, total_used_count: 100, is_available: true })
  expect((await answer(token, 'T9003330007')).is_valid).toBe(true)
  clock.now = today
})

test('a code that would live over thirty days cannot be written', async () => {
  const long = makeCode('LONG', { created_at: clock.now, expires_at: new Date(clock.now.getTime() + 30 * DAY + 1000) })
  await expect(long).rejects.toThrow(/promo_code_life_check/)
})

test('the programme’s own row says what an invitation gives, from which sum, and how many one may send', async () => {
  const em = product.em()
  const params = { user_use_limit: 2, total_use_limit: null, min_order_sum: 900, amount: 350 }
  const promotion = em.create(Promotion, { key: 'referral', title: 'Другу 350 ₽', ...params })
  await em.flush()
  const inviter = await signIn(product, '79003330009')
  const friends = await Promise.all(Array.from({ length: 6 }, () => signIn(product)))
  const validated = await validateFor(product.em(), { ...asked(friends[0]?.id ?? '', 'T9003330009'), cartSum: 900 })
  expect(validated).toMatchObject({ is_valid: true, discount: 350, min_order_sum: 900 })
  const placed = await Promise.allSettled(friends.map(({ id }) => place(id, 'T9003330009')))
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const referral = async () => (await call('GET', '/api/user/promotion/referral', { token: inviter.token })).body
  expect(await referral()).toMatchObject({ user_used_count: 2, total_limit: 2, is_available: false })

  await pool.query('update promotion set user_use_limit = 50, total_use_limit = 1 where id = $1', [promotion.id])
  const late = await signIn(product)
  expect((await answer(late.token, 'T9003330009')).is_valid).toBe(false)
  await pool.query('update promotion set user_use_limit = 2, total_use_limit = null, is_active = false where id = $1', [
    promotion.id,
  ])
  const other = await signIn(product, '79003330010')
  expect(await call('GET', '/api/user/promotion/referral', { token: other.token })).toMatchObject({
    body: { is_available: false },
  })
  await pool.query('delete from promotion where id = $1', [promotion.id])
})

test('my promo codes tell what has become of each', async () => {
  const { id, token } = await signIn(product)
  const used = await makeCode('USED', { user_id: id })
  await makeCode('GONE', { user_id: id, expires_at: new Date(clock.now.getTime() - 1000) })
  await makeCode('OFF', { user_id: id, is_active: false })
  await makeCode('GOOD', { user_id: id })
  await makeOrder(id, 'COMPLETED', used.id)
  const { body } = await call('GET', '/api/user/promo_code/promotions', { token })
  const statuses = Object.fromEntries(
    body.promo_codes.map((one: { code: string; status: string }) => [one.code, one.status]),
  )
  expect(statuses).toMatchObject({ USED: 'used', GONE: 'expired', OFF: 'disabled', GOOD: 'active' })
})

test('a code that was never entered is not called used', async () => {
  const { id, token } = await signIn(product)
  await makeCode('FOR-FIRST', { first_order_only: true })
  await makeCode('ALL-GONE', { total_use_limit: 1, total_used_count: 1 })
  await makeOrder(id, 'COMPLETED')
  const { body } = await call('GET', '/api/user/promo_code/promotions', { token })
  expect(body.is_first_order).toBe(false)
  const statuses = Object.fromEntries(
    body.promo_codes.map((one: { code: string; status: string }) => [one.code, one.status]),
  )
  expect(statuses).toMatchObject({ 'FOR-FIRST': 'first_order_only', 'ALL-GONE': 'exhausted' })
})
