import { expect, test } from 'bun:test'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

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
