import { expect, test } from 'bun:test'
import { type Courier, give, makeCourier, moved, press, put } from '../../../test/couriers'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { handOverOrder } from '../orders/life/hand-over-order'

const product = await openProduct()
const { call, clock, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen

/** An order of one's own, given to a courier. */
async function given(courier: Courier) {
  const { id, customer } = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, id)
  for (const status of ['CONFIRMED', 'IN_PREPARATION']) await moved(product, kitchen, id, status)
  await give(product, kitchen, id, { courier_id: courier.id })
  const near = async (token = customer.token) =>
    (await call('GET', `/api/user/orders/${id}/courier`, { token })).body.near
  return { id, customer, near }
}
const here = { coordinates: { type: 'Point', coordinates: [142.7301234, 46.9601234] } }
const place = async (courier: Courier) => (await put(product, courier, 'place', here)).body.is_kept
const kept = async ({ id }: { id: number }) =>
  (
    await pool.query('select from order_courier where order_id = $1 and (place is not null or place_at is not null)', [
      id,
    ])
  ).rows.length

test('where a courier is is known to the customer of what they bring, while they bring it and have agreed', async () => {
  const petr = await makeCourier(product, kitchen)
  const [order, other] = [await given(petr), await given(petr)]
  expect(await place(petr)).toBe(false)
  expect((await put(product, petr, 'shared', { is_shared: true })).body.is_shared).toBe(true)
  expect(await place(petr)).toBe(false)
  await press(product, petr, { order_id: order.id, act: 'pick_up' })
  expect(await place(petr)).toBe(true)
  const { coordinates, minutes } = await order.near()
  expect([coordinates.coordinates, minutes > 0]).toEqual([[142.7301, 46.9601], true])
  expect(await other.near()).toBeNull()
  expect((await call('GET', `/api/user/orders/${order.id}/courier`, { token: other.customer.token })).status).toBe(404)
  expect((await call('GET', `/api/user/orders/${order.id}/courier`)).status).toBe(401)
  const { body } = await call('GET', `/api/business_user/orders/${order.id}`, { token: owner.token })
  expect(JSON.stringify(body)).not.toContain('142.7301')

  const now = clock.now
  clock.now = new Date(now.getTime() + 2 * 60_000)
  expect(await order.near()).toEqual({ at: now.toISOString(), coordinates: null, minutes: null })
  clock.now = now
  await press(product, petr, { order_id: order.id, act: 'hand_over' })
  expect(await order.near()).toBeNull()
  expect(await kept(order)).toBe(0)
})

test('at another’s door it is told to nobody else, and each minute there counts', async () => {
  const petr = await makeCourier(product, kitchen)
  const [one, two] = [await given(petr), await given(petr)]
  await put(product, petr, 'shared', { is_shared: true })
  for (const { id } of [one, two]) await press(product, petr, { order_id: id, act: 'pick_up' })
  await press(product, petr, { order_id: one.id, act: 'at_door' })
  await place(petr)
  expect((await one.near()).coordinates).not.toBeNull()
  expect(await two.near()).toMatchObject({ coordinates: null, minutes: expect.any(Number) })
})

test.each([
  ['the restaurant ends it', ({ id }) => moved(product, kitchen, id, 'DELIVERED')],
  ['it is taken back', ({ id }, { id: instead_of }) => give(product, kitchen, id, { courier_id: null, instead_of })],
  ['consent is taken back', (_, petr) => put(product, petr, 'shared', { is_shared: false })],
  ['the shift ends', (_, { key, cookie }) => call('DELETE', `/api/couriers/${key}/session`, { headers: { cookie } })],
  [
    'the courier works no more',
    (_, { id }) =>
      call('DELETE', `/api/business_user/restaurant/${restaurant_id}/courier/${id}`, { token: owner.token }),
  ],
] as [string, (order: { id: number }, courier: Courier) => Promise<{ status: number }>][])(
  'nothing of where they are is kept once %s, also when both happen at once',
  async (_, end) => {
    const petr = await makeCourier(product, kitchen)
    const order = await given(petr)
    await put(product, petr, 'shared', { is_shared: true })
    await press(product, petr, { order_id: order.id, act: 'pick_up' })
    expect(await place(petr)).toBe(true)
    const [ended] = await Promise.all([end(order, petr), ...[1, 2, 3].map(() => put(product, petr, 'place', here))])
    expect(ended.status).toBe(200)
    expect(await kept(order)).toBe(0)
  },
)

test('another phone is another person, who has agreed to nothing', async () => {
  const petr = await makeCourier(product, kitchen)
  await put(product, petr, 'shared', { is_shared: true })
  const body = { name: 'Пётр', phone: '+7 914 777-00-01', transport: 'foot', is_active: true }
  const path = `/api/business_user/restaurant/${restaurant_id}/courier/${petr.id}`
  expect((await call('PUT', path, { token: owner.token, body })).body.is_on_shift).toBe(false)
  const { rows } = await pool.query('select shares_since from courier where id = $1', [petr.id])
  expect(rows).toEqual([{ shares_since: null }])
  expect((await call('PUT', `/api/couriers/${petr.key}/place`, { body: here })).body.errorMessage).toBe(
    'courier.code_needed',
  )
})
