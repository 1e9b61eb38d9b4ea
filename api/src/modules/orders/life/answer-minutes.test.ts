import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'
import { handOverOrder } from './hand-over-order'

const product = await openProduct()
const { call, clock } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const start = clock.now.getTime()

/** An order that the restaurant has; with `minutes` it answers after so many. */
async function asked(minutes?: number) {
  const order = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, order.id)
  if (minutes === undefined) return order
  clock.now = new Date(start + minutes * 60_000)
  const path = `/api/orders/actions/restaurant/${restaurant_id}/confirm/${order.id}`
  await call('PUT', path, { token: owner.token, body: {} })
  clock.now = new Date(start)
  return order
}

test('the customer learns the restaurant’s usual time once five of its answers are known, until it has answered', async () => {
  for (const minutes of [1, 2, 4, 60]) await asked(minutes)
  const first = await asked()
  const read = async ({ id, customer }: typeof first) =>
    (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body
  expect((await read(first)).answer_minutes).toBeNull()
  const answered = await asked(2.5)
  // 1, 2, 2.5, 4 and 60 minutes: the middle one, and nobody is promised half a minute.
  expect((await read(first)).answer_minutes).toBe(3)
  expect((await read(answered)).answer_minutes).toBeNull()
})
