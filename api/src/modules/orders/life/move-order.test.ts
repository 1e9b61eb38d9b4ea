import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../../test/orders'
import { businessManager, businessOwner, signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { handOverOrder } from './hand-over-order'

const product = await openProduct()
const { call, em, clock } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen

const confirm = (id: number | string, body: unknown = {}, token = owner.token) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/confirm/${id}`, { token, body })
const act = (id: number, status: string, comment?: string) =>
  call('PUT', `/api/orders/actions/restaurant/${restaurant_id}/order/${id}/action`, {
    token: owner.token,
    body: { status, ...(comment && { comment }) },
  })
const cancel = (id: number | string, token: string) => call('PUT', `/api/orders/actions/user/cancel/${id}`, { token })
const read = async (id: number, token: string) => (await call('GET', `/api/user/orders/${id}`, { token })).body
const onBoard = async (changes = {}) => {
  const order = await placedOrder(product, kitchen, changes)
  await handOverOrder(product.deps, order.id)
  return order
}

test('a delivery goes from the board to the door, and every step is in its history', async () => {
  const { id, customer } = await onBoard()
  expect((await confirm(id)).body.status).toBe('CONFIRMED')
  for (const status of ['IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED', 'COMPLETED']) {
    expect((await act(id, status)).status).toBe(200)
  }
  const order = await read(id, customer.token)
  expect(order.status).toBe('COMPLETED')
  expect(order.confirmation_date).not.toBeNull()
  expect(order.finished_at).not.toBeNull()
  expect(order.events.map((one: { to: string }) => one.to)).toEqual([
    'new',
    'CONFIRMATION_PENDING',
    'CONFIRMED',
    'IN_PREPARATION',
    'OUT_FOR_DELIVERY',
    'DELIVERED',
    'COMPLETED',
  ])
})

test('a delivery cannot be made a pickup on the way', async () => {
  const { id } = await onBoard()
  await confirm(id)
  await act(id, 'IN_PREPARATION')
  const { status, body } = await act(id, 'PICKUP_PENDING')
  expect(status).toBe(409)
  expect(body.errorMessage).toBe('order.transition_forbidden')
})

test('two operators who press at once make one change and one refusal', async () => {
  const { id } = await onBoard()
  const answers = await Promise.all([confirm(id), confirm(id), confirm(id), confirm(id)])
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409])
  const [event] = await rows<{ n: number }>(
    em(),
    sql`select count(*)::int as n from order_event where order_id = ${id} and "to" = 'CONFIRMED'`,
  )
  expect(event?.n).toBe(1)
})

test('the restaurant refuses an order only with a reason, which the customer reads', async () => {
  const { id, customer } = await onBoard()
  expect((await act(id, 'CANCELLED_BY_RESTAURANT')).body.errorMessage).toBe('order.comment_required')
  expect((await act(id, 'CANCELLED_BY_RESTAURANT', 'Кончилась мука')).status).toBe(200)
  const order = await read(id, customer.token)
  expect(order.events.at(-1)).toMatchObject({ to: 'CANCELLED_BY_RESTAURANT', comment: 'Кончилась мука' })
})

test('the last line cannot be struck, and an acceptance that asks for it accepts nothing', async () => {
  const { id, customer } = await onBoard()
  const [item] = (await read(id, customer.token)).basket.items
  const strike = { cancelled_items: [{ id: item.id, cancellation_comment: 'Закончилось' }] }
  expect((await confirm(id, strike)).body.errorMessage).toBe('order.items_empty')
  expect((await read(id, customer.token)).status).toBe('CONFIRMATION_PENDING')
})

test('minutes added with the acceptance are promised', async () => {
  const { id, customer } = await onBoard()
  expect((await confirm(id, { extra_minutes: 15 })).status).toBe(200)
  expect((await read(id, customer.token)).basket.restaurant.delivery_time).toBe(60)
})

test('the customer cancels before confirmation and for five minutes after it', async () => {
  const early = await onBoard()
  expect((await cancel(early.uuid, early.customer.token)).body.status).toBe('CANCELLED_BY_USER')
  const late = await onBoard()
  await confirm(late.id)
  const confirmedAt = clock.now
  clock.now = new Date(confirmedAt.getTime() + 300_000)
  const refused = await cancel(late.id, late.customer.token)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ errorMessage: 'order.cancel_window_passed', message: 'Заказ уже готовят' })
  clock.now = new Date(confirmedAt.getTime() + 299_999)
  expect((await cancel(late.id, late.customer.token)).status).toBe(200)
  clock.now = confirmedAt
})

test('a stranger finds no order, whether customer or restaurant', async () => {
  const { id, uuid } = await onBoard()
  const stranger = await signIn(product)
  const other = await businessOwner(product)
  expect((await call('GET', `/api/user/orders/${uuid}`, { token: stranger.token })).status).toBe(404)
  expect((await cancel(id, stranger.token)).status).toBe(404)
  expect((await call('GET', `/api/business_user/orders/${id}`, { token: other.token })).status).toBe(404)
  expect((await confirm(id, {}, other.token)).status).toBe(404)
})

test('a manager without the permission for orders does not find them', async () => {
  const { id } = await onBoard()
  const cook = await businessManager(product, owner, restaurant_id, ['menu'])
  const host = await businessManager(product, owner, restaurant_id, ['orders'])
  expect((await call('GET', `/api/business_user/orders/${id}`, { token: cook.token })).status).toBe(404)
  expect((await call('GET', `/api/business_user/orders/${id}`, { token: host.token })).status).toBe(200)
})

test('the board holds what is under way, the history what is over, and neither what was never paid', async () => {
  const open = await onBoard()
  const over = await onBoard()
  await act(over.id, 'CANCELLED_BY_RESTAURANT', 'Нет курьера')
  const unpaid = await placedOrder(product, kitchen, { payment_type: 'online' })
  const ids = async (path: string) =>
    (await call('GET', `/api/business_user/orders${path}`, { token: owner.token })).body.items.map(
      (one: { id: number }) => one.id,
    )
  expect(await ids('/urgent')).toContain(open.id)
  expect(await ids('/urgent')).not.toContain(over.id)
  expect(await ids('/history?limit=100')).toContain(over.id)
  for (const path of ['/urgent', '/history?limit=100', '?limit=100']) expect(await ids(path)).not.toContain(unpaid.id)
  expect(await ids(`?query=${over.id}&status=CANCELLED_BY_RESTAURANT,CANCELLED`)).toEqual([over.id])
})

test('a delivered order leaves the board for the history without a second press, and may be completed there', async () => {
  const { id } = await onBoard()
  await confirm(id)
  for (const status of ['IN_PREPARATION', 'OUT_FOR_DELIVERY', 'DELIVERED']) await act(id, status)
  const isIn = async (path: string) =>
    (await call('GET', `/api/business_user/orders${path}`, { token: owner.token })).body.items.some(
      (one: { id: number }) => one.id === id,
    )
  expect([await isIn('/urgent'), await isIn('/history?limit=100')]).toEqual([false, true])
  expect((await act(id, 'COMPLETED')).status).toBe(200)
  expect(await isIn('/history?limit=100')).toBe(true)
})

test('the first look of the restaurant is kept', async () => {
  const { id } = await onBoard()
  const seen = await call('PUT', `/api/business_user/orders/${id}/view`, { token: owner.token })
  const again = await call('PUT', `/api/business_user/orders/${id}/view`, { token: owner.token })
  expect(seen.body.viewed_at).not.toBeNull()
  expect(again.body.viewed_at).toBe(seen.body.viewed_at)
  expect(JSON.stringify(seen.body)).not.toContain('device_id')
})
