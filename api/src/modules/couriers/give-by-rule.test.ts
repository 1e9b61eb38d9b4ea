import { expect, test } from 'bun:test'
import { cookedOrder, give, makeCourier, press } from '../../../test/couriers'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

async function ruled() {
  const kitchen = await openKitchen(product)
  const { restaurant_id, owner } = kitchen
  const body = { may_take: false, gives_by_rule: true, asks_code: false, tips_url: null }
  await call('PUT', `/api/business_user/restaurant/${restaurant_id}/courier_terms`, { token: owner.token, body })
  return kitchen
}
const apply = ({ restaurant_id }: Kitchen) => TASKS['courier.give'](deps, { restaurant_id })
const jobs = async ({ restaurant_id }: Kitchen) => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from graphile_worker._private_jobs where payload->>'restaurant_id' = $1 and key like 'courier.give:%'`,
    [restaurant_id],
  )
  return rows[0]?.count
}
const orderOf = async ({ owner }: Kitchen, id: number) =>
  (await call('GET', `/api/business_user/orders/${id}`, { token: owner.token })).body

test('what is made is given to who is on shift and free, then to who goes that way, and again once somebody is free', async () => {
  const kitchen = await ruled()
  const first = await cookedOrder(product, kitchen)
  await apply(kitchen)
  expect((await orderOf(kitchen, first)).courier).toBeNull()
  const petr = await makeCourier(product, kitchen)
  expect(await jobs(kitchen)).toBe(1)
  await apply(kitchen)
  expect((await orderOf(kitchen, first)).courier.id).toBe(petr.id)
  // The same way: they have not left yet.
  const second = await cookedOrder(product, kitchen)
  await apply(kitchen)
  expect((await orderOf(kitchen, second)).courier.id).toBe(petr.id)
  for (const order_id of [first, second]) await press(product, petr, { order_id, act: 'pick_up' })
  const third = await cookedOrder(product, kitchen)
  await apply(kitchen)
  expect((await orderOf(kitchen, third)).courier).toBeNull()
  for (const order_id of [first, second]) await press(product, petr, { order_id, act: 'hand_over' })
  await apply(kitchen)
  const { courier, courier_events } = await orderOf(kitchen, third)
  expect([courier.id, courier_events]).toEqual([
    petr.id,
    [expect.objectContaining({ act: 'give_by_rule', name: 'Пётр' })],
  ])
})

test('what the restaurant took back the rule gives no more', async () => {
  const kitchen = await ruled()
  const petr = await makeCourier(product, kitchen)
  const id = await cookedOrder(product, kitchen)
  await apply(kitchen)
  expect((await give(product, kitchen, id, { courier_id: null, instead_of: petr.id })).status).toBe(200)
  await apply(kitchen)
  expect((await orderOf(kitchen, id)).courier).toBeNull()
})

test('who has ended the shift is given nothing, and where no rule is no job is written', async () => {
  const kitchen = await ruled()
  const { key, cookie } = await makeCourier(product, kitchen)
  await call('DELETE', `/api/couriers/${key}/session`, { headers: { cookie } })
  const id = await cookedOrder(product, kitchen)
  await apply(kitchen)
  expect((await orderOf(kitchen, id)).courier).toBeNull()
  const plain = await openKitchen(product)
  await makeCourier(product, plain)
  const unruled = await cookedOrder(product, plain)
  await apply(plain)
  expect([await jobs(plain), (await orderOf(plain, unruled)).courier]).toEqual([0, null])
})

test('of the rule, given twice, and presses at the same time one gives the order', async () => {
  const kitchen = await ruled()
  const couriers = [await makeCourier(product, kitchen), await makeCourier(product, kitchen, 'Ольга')]
  for (let turn = 0; turn < 5; turn += 1) {
    const id = await cookedOrder(product, kitchen)
    const [, , ...pressed] = await Promise.all([
      ...[apply(kitchen), apply(kitchen)],
      ...couriers.map((one) => give(product, kitchen, id, { courier_id: one.id })),
    ])
    const { rows } = await pool.query('select from order_courier where order_id = $1 and taken_back_at is null', [id])
    expect(rows).toHaveLength(1)
    const { courier } = await orderOf(kitchen, id)
    const won = couriers.filter((_, place) => (pressed[place] as { status: number }).status === 200)
    expect(won.every((one) => one.id === courier.id)).toBe(true)
  }
})
