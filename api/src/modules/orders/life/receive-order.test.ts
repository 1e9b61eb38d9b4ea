import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { completeOrder, completeOverdueOrders } from './complete-order'
import { handOverOrder } from './hand-over-order'

const product = await openProduct()
const { call, em, clock } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const MINUTE = 60_000
const WAY = {
  delivery: ['CONFIRMED', 'IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED'],
  pickup: ['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING'],
} as const

const act = (id: number, status: string) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${id}/action`, {
    token: owner.token,
    body: { status },
  })
const receive = (id: number | string, token: string) =>
  call('PUT', `/api/orders/actions/user/received/${id}`, { token })
const read = async (id: number, token: string) => (await call('GET', `/api/user/orders/${id}`, { token })).body
const endings = (id: number) =>
  rows<{ actor: string }>(em(), sql`select actor from order_event where order_id = ${id} and "to" = 'COMPLETED'`)

async function handed(delivery_type: keyof typeof WAY) {
  const order = await placedOrder(product, kitchen, { delivery_type })
  await handOverOrder(product.deps, order.id)
  for (const status of WAY[delivery_type]) expect((await act(order.id, status)).status).toBe(200)
  return order
}

test.each(['delivery', 'pickup'] as const)(
  'who got their %s says so: it is completed, to review and to repeat',
  async (way) => {
    const { id, uuid, customer } = await handed(way)
    const { status, body } = await receive(uuid, customer.token)
    expect(status).toBe(200)
    expect(body.status).toBe('COMPLETED')
    expect(body.finished_at).not.toBeNull()
    expect(await endings(id)).toEqual([{ actor: 'customer' }])
    const review = { order_id: id, rating: 5, text: 'Вкусно' }
    expect((await call('POST', '/api/user/reviews', { token: customer.token, body: review })).status).toBe(200)
    expect((await call('PUT', `/api/user/baskets/repeat_order/${id}`, { token: customer.token })).status).toBe(200)
  },
)

test('the inviter is rewarded for an order that its customer completed', async () => {
  const { id, customer } = await handed('delivery')
  await receive(id, customer.token)
  const due = await rows<{ n: number }>(
    em(),
    sql`select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'promotion.reward_inviter' and (j.payload->>'order_id')::int = ${id}`,
  )
  expect(due[0]?.n).toBe(1)
})

test('a second press changes nothing and answers as the first', async () => {
  const { id, customer } = await handed('delivery')
  const answers = await Promise.all([
    receive(id, customer.token),
    receive(id, customer.token),
    receive(id, customer.token),
  ])
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(answers.map(() => [200, 'COMPLETED']))
  expect((await receive(id, customer.token)).status).toBe(200)
  expect(await endings(id)).toHaveLength(1)
})

test('a press against the clock or the kitchen ends the order once', async () => {
  const { id, customer } = await handed('delivery')
  const [pressed] = await Promise.all([
    receive(id, customer.token),
    completeOrder(em(), id, clock.now),
    act(id, 'COMPLETED'),
  ])
  expect([pressed.status, pressed.body.status]).toEqual([200, 'COMPLETED'])
  expect(await endings(id)).toHaveLength(1)
})

test('a step that its customer has answered is not taken back', async () => {
  const order = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, order.id)
  for (const status of WAY.delivery.slice(0, 3)) await act(order.id, status)
  const { event_id } = (await act(order.id, 'DELIVERED')).body
  await receive(order.id, order.customer.token)
  const undone = await call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${order.id}/action`, {
    token: owner.token,
    body: { undo: event_id },
  })
  expect(undone.body.errorMessage).toBe('order.undo_too_late')
})

test('an order still on its way is not received, and it is said how it stands', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  await handOverOrder(product.deps, id)
  await act(id, 'CONFIRMED')
  const { status, body } = await receive(id, customer.token)
  expect([status, body.errorMessage]).toEqual([409, 'order.transition_forbidden'])
  expect(body.message).toContain('«В работе»')
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  expect((await receive(id, customer.token)).status).toBe(409)
})

test('nobody receives somebody else’s order', async () => {
  const { id, uuid } = await handed('delivery')
  const { token } = await signIn(product)
  expect((await receive(id, token)).status).toBe(404)
  expect((await receive(uuid, token)).status).toBe(404)
  expect((await receive(crypto.randomUUID(), token)).status).toBe(404)
  expect(await endings(id)).toEqual([])
})

test.each([
  ['delivery', 30],
  ['pickup', 180],
] as const)('a %s nobody speaks of completes itself after %i minutes and no sooner', async (way, minutes) => {
  const start = clock.now
  const { id, customer } = await handed(way)
  clock.now = new Date(start.getTime() + (minutes - 1) * MINUTE)
  await completeOverdueOrders(em(), clock.now)
  expect((await read(id, customer.token)).status).toBe(way === 'delivery' ? 'DELIVERED' : 'PICKUP_PENDING')
  clock.now = new Date(start.getTime() + minutes * MINUTE)
  await completeOverdueOrders(em(), clock.now)
  expect((await read(id, customer.token)).status).toBe('COMPLETED')
  expect(await endings(id)).toEqual([{ actor: 'system' }])
  clock.now = start
})
