import { expect, test } from 'bun:test'
import { makeRestaurant } from '../../../../test/kitchen'
import { placedOrder } from '../../../../test/orders'
import { businessManager, businessOwner } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { openTrial, wholeLife } from '../../../../test/trial'
import { handOverOrder } from '../life/hand-over-order'
import { findLateOrders } from '../life/notify-of-delay'
import { forgetTestOrders } from './test-order'

const product = await openProduct()
const { call, pool, clock, deps } = product
const HOUR_MS = 3_600_000
const openTest = (input?: Parameters<typeof openTrial>[1]) => openTrial(product, input)

const jobsOf = async (order_id: number) =>
  (
    await pool.query<{ identifier: string }>(
      `select distinct t.identifier from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where (j.payload->>'order_id')::bigint = $1 order by 1`,
      [order_id],
    )
  ).rows.map(({ identifier }) => identifier)

test('a test order stands on the board, says what it is and costs nothing', async () => {
  const { make, token } = await openTest()
  const { status, body } = await make()
  expect(status).toBe(200)
  await handOverOrder(deps, body.order_id)
  const board = (await call('GET', '/api/business_user/orders/urgent', { token })).body.items
  expect(board).toMatchObject([
    {
      ...{
        id: body.order_id,
        status: 'CONFIRMATION_PENDING',
        is_test: true,
        user_id: null,
        user_name: 'Пробный заказ',
      },
      ...{ price: 0, total: 0, delivery: { type: 'pickup', price: 0 } },
      basket: { items: [{ quantity: 1, unit_price: 0, line_total: 0 }] },
    },
  ])
})

test('a restaurant that waits for its moderator, or is closed, may make one', async () => {
  const { make } = await openTest({ moderation_status: 'pending', open: false })
  expect((await make()).status).toBe(200)
})

test('a menu without a dish, or with none but a deleted one, has nothing to order', async () => {
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(product.em(), { owner_id: owner.id })
  const path = `/api/business_user/restaurants/${id}`
  const refused = { status: 409, body: { errorMessage: 'order.test_no_dish' } }
  expect(await call('POST', `${path}/test_order`, { token: owner.token })).toMatchObject(refused)
  const { make, kitchen, token } = await openTest()
  await pool.query('update product set deleted_at = now() where id = $1', [kitchen.product_id])
  expect(await make()).toMatchObject(refused)
  const counted = await call('GET', `/api/business_user/restaurants/${kitchen.restaurant_id}/with_count`, { token })
  expect(counted.body.counts.products).toBe(0)
})

test('of ten presses at once one makes an order', async () => {
  const { make } = await openTest()
  const answers = await Promise.all(Array.from({ length: 10 }, make))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  expect(answers.find(({ status }) => status === 409)?.body.errorMessage).toBe('order.test_open')
})

test('the next one takes the place of the one that is over, which can no longer be taken back', async () => {
  const trial = await openTest()
  const { order_id: first } = (await trial.make()).body
  await handOverOrder(deps, first)
  await trial.confirm(first)
  const over = await trial.step(first, { status: 'CANCELLED_BY_RESTAURANT', comment: 'Попробовали' })
  expect(over.status).toBe(200)
  expect((await trial.make()).status).toBe(200)
  expect((await trial.step(first, { undo: over.body.event_id })).status).toBe(404)
})

test('its steps can be taken back like those of every other', async () => {
  const trial = await openTest()
  const { order_id } = (await trial.make()).body
  await handOverOrder(deps, order_id)
  const accepted = (await trial.confirm(order_id, { extra_minutes: 20 })).body
  expect((await trial.step(order_id, { undo: accepted.event_id })).body.status).toBe('CONFIRMATION_PENDING')
})

test('the owner takes it off the board; there is nothing to take off then', async () => {
  const { make, remove, read, kitchen, token } = await openTest()
  const { order_id } = (await make()).body
  const counted = async () =>
    (await call('GET', `/api/business_user/restaurants/${kitchen.restaurant_id}/with_count`, { token })).body
  expect((await counted()).test_order_id).toBe(order_id)
  expect((await remove()).status).toBe(200)
  expect((await read(order_id)).status).toBe('CANCELLED_BY_RESTAURANT')
  expect((await counted()).test_order_id).toBeNull()
  expect((await remove()).status).toBe(404)
})

test('a manager, whatever they may do, makes none', async () => {
  const { kitchen } = await openTest()
  const permissions = ['orders', 'menu', 'settings']
  const { token } = await businessManager(product, kitchen.owner, kitchen.restaurant_id, permissions)
  const path = `/api/business_user/restaurants/${kitchen.restaurant_id}/test_order`
  expect((await call('POST', path, { token })).status).toBe(404)
})

test('nobody can be asked about its dishes', async () => {
  const { make, confirm, read } = await openTest()
  const { order_id } = (await make()).body
  await handOverOrder(deps, order_id)
  const [line] = (await read(order_id)).basket.items
  const cancelled_items = [{ id: line.id, cancellation_comment: 'Кончилось' }]
  const refused = await confirm(order_id, { cancelled_items })
  expect(refused).toMatchObject({ status: 409, body: { errorMessage: 'order.test_unasked' } })
  expect((await read(order_id)).status).toBe('CONFIRMATION_PENDING')
})

test('nothing of it is told to a customer, and what the restaurant is told says that it is a test', async () => {
  const trial = await openTest()
  await pool.query('update restaurant set notification_config = notification_config || $2 where id = $1', [
    trial.kitchen.restaurant_id,
    { emails: ['kitchen@example.com'] },
  ])
  const order_id = await wholeLife(product, trial)
  expect(await jobsOf(order_id)).not.toContain('order.notify_customer')
  const { rows } = await pool.query<{ subject: string }>(
    "select payload->>'subject' as subject from graphile_worker._private_jobs where payload->>'to' = 'kitchen@example.com'",
  )
  expect(rows.map(({ subject }) => subject)).toEqual([expect.stringContaining('Пробный заказ')])
})

test('one that is late troubles nobody', async () => {
  const { make, confirm } = await openTest()
  const { order_id } = (await make()).body
  const before = clock.now
  await handOverOrder(deps, order_id)
  await confirm(order_id)
  await findLateOrders(product.em(), new Date(before.getTime() + 5 * HOUR_MS))
  expect(await jobsOf(order_id)).not.toContain('order.notify_late')
})

test('it is gone after a day wherever it stood, with everything of it; orders of people stay', async () => {
  const { make, kitchen } = await openTest()
  const { order_id } = (await make()).body
  const { id } = await placedOrder(product, kitchen)
  const left = async () =>
    (await pool.query('select id::int from "order" where id = any($1) order by id', [[order_id, id]])).rows
  await forgetTestOrders(product.em(), new Date(clock.now.getTime() + 23 * HOUR_MS))
  expect(await left()).toEqual([{ id: order_id }, { id }])
  await forgetTestOrders(product.em(), new Date(clock.now.getTime() + 25 * HOUR_MS))
  expect(await left()).toEqual([{ id }])
  expect((await pool.query('select 1 from order_item where order_id = $1', [order_id])).rows).toEqual([])
})

test('the log says that it was a test when the order is gone', async () => {
  const trial = await openTest()
  const order_id = await wholeLife(product, trial)
  await forgetTestOrders(product.em(), new Date(clock.now.getTime() + 25 * HOUR_MS))
  const { items } = (await call('GET', '/api/logs', { token: trial.token })).body
  const subjects = items.map(({ subject }: { subject: { kind: string; ref: string } }) => subject)
  expect(subjects).toHaveLength(5)
  expect(new Set(subjects.map(({ kind, ref }: { kind: string; ref: string }) => `${kind} ${ref}`))).toEqual(
    new Set([`test_order ${order_id}`]),
  )
})
