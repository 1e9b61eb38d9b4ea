import { expect, test } from 'bun:test'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { meetCustomer } from '../../customers/meet-customer'
import { keyedHash } from '../../sessions/keyed-hash'

const product = await openProduct()
const { call } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const path = `/api/business_user/restaurant/${restaurant_id}/black_list`
const add = (user_id: string, reason = 'Кричал на курьера') =>
  call('POST', path, { token: owner.token, body: { user_id, reason } })
const listed = async (query = '') =>
  (await call('GET', `/api/business_user/black_list${query}`, { token: owner.token })).body

test('a listed customer cannot order there until they are forgiven', async () => {
  const { customer } = await placedOrder(product, kitchen)
  expect((await add(customer.id)).body).toMatchObject({ user_id: customer.id, reason: 'Кричал на курьера' })
  const order = async () => {
    const body = orderForm(kitchen, await fillBasket(product, customer.token, kitchen))
    return (await call('POST', '/api/user/orders', { token: customer.token, body })).body.errorMessage
  }
  expect(await order()).toBe('restaurant.blacklisted')
  const forgive = () => call('DELETE', `${path}/${customer.id}`, { token: owner.token })
  expect([(await forgive()).status, (await forgive()).status]).toEqual([200, 200])
  expect(await order()).toBeUndefined()
})

test('who never ordered there is nobody to the restaurant', async () => {
  const stranger = await signIn(product)
  expect((await add(stranger.id)).body.errorMessage).toBe('black_list.stranger')
})

test('a second press changes the reason and lists nobody twice', async () => {
  const { customer } = await placedOrder(product, kitchen)
  await add(customer.id)
  expect((await add(customer.id, 'Не открыл дверь')).body.reason).toBe('Не открыл дверь')
  const { items } = await listed()
  expect(items.filter(({ user_id }: { user_id: string }) => user_id === customer.id)).toHaveLength(1)
})

test('customers are found by name, by the end of the phone and by the reason', async () => {
  const { customer } = await placedOrder(product, kitchen)
  await add(customer.id, 'Подменил чек')
  const found = async (query: string) =>
    (await listed(`?query=${encodeURIComponent(query)}`)).items.map(({ user_id }: { user_id: string }) => user_id)
  const { rows } = await product.pool.query(`select phone from "user" where id = $1`, [customer.id])
  expect(await found('подменил')).toEqual([customer.id])
  expect(await found(rows[0]?.phone.slice(-4))).toContain(customer.id)
  expect(await found('_')).toEqual([])
})

test('an order tells the board whether its customer is listed', async () => {
  const { customer, id } = await placedOrder(product, kitchen)
  const seen = async () =>
    (await call('GET', `/api/business_user/orders/${id}`, { token: owner.token })).body.is_black_listed
  expect(await seen()).toBe(false)
  await add(customer.id)
  expect(await seen()).toBe(true)
})

test('who deletes the account and comes back by the same phone is still not served, and may be forgiven', async () => {
  const { customer } = await placedOrder(product, kitchen)
  const { rows } = await product.pool.query('select phone from "user" where id = $1', [customer.id])
  const phone = String(rows[0]?.phone)
  await add(customer.id)
  await product.pool.query(`update "order" set status = 'COMPLETED' where user_id = $1`, [customer.id])
  for (let times = 0; times < 2; times++) {
    const token = times === 0 ? customer.token : (await comeBack(phone)).token
    expect((await call('DELETE', '/api/auth/account', { token })).status).toBe(200)
    const kept = await product.pool.query('select reason, phone_hash from black_list where user_id is null')
    expect(kept.rows).toEqual([{ reason: '', phone_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  }
  const back = await comeBack(phone)
  const order = async () => {
    const body = orderForm(kitchen, await fillBasket(product, back.token, kitchen))
    return (await call('POST', '/api/user/orders', { token: back.token, body })).body.errorMessage
  }
  expect(await order()).toBe('restaurant.blacklisted')
  expect((await listed()).items.map((one: { user_id: string }) => one.user_id)).toContain(back.id)
  expect((await call('DELETE', `${path}/${back.id}`, { token: owner.token })).status).toBe(200)
  expect(await order()).toBeUndefined()
  expect((await product.pool.query('select from black_list where phone_hash is not null')).rowCount).toBe(0)
})

test('who is not served there gathers no friends there either', async () => {
  const { customer } = await placedOrder(product, kitchen)
  await add(customer.id)
  const body = { restaurant_id, name: 'Олег' }
  const opened = await call('POST', '/api/user/groups', { token: customer.token, body })
  expect(opened.body.errorMessage).toBe('restaurant.blacklisted')
  await call('DELETE', `${path}/${customer.id}`, { token: owner.token })
  expect((await call('POST', '/api/user/groups', { token: customer.token, body })).status).toBe(200)
})

/** By the door that a phone comes in through, confirmed. */
async function comeBack(phone: string) {
  const { em, deps } = product
  const phone_hash = keyedHash(deps.config.sessionSecret, 'phone', phone)
  await meetCustomer(em(), { phone, phone_hash, is_test: false, now: deps.now() })
  return signIn(product, phone)
}
