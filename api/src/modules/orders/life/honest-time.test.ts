import { expect, test } from 'bun:test'
import { localParts } from '@ostrov/shared/formats/time'
import { fillBasket, openKitchen, orderForm, placedOrder } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { refreshPace } from '../../restaurants/refresh-pace'
import { findLateOrders, notifyOfDelay } from './notify-of-delay'

const product = await openProduct()
const { call, em, clock } = product
const MINUTE_MS = 60_000
const card = async (id: string) => (await call('GET', `/api/restaurants/${id}`)).body

/** So many orders of this hour of the day before, each delivered after its own number of minutes. */
async function deliveredInTheHour(restaurant_id: string, user_id: string, minutes: readonly number[]) {
  await rows(
    em(),
    sql`with placed as (
          insert into "order" (status, user_id, restaurant_id, basket_id, restaurant, user_name, user_phone, delivery_type,
            delivery, payment_type, price, total, created_at)
          select 'COMPLETED', ${user_id}::uuid, ${restaurant_id}::uuid, uuidv7(), '{}', 'Анна', '79001112233', 'delivery', '{}', 'cash', 100,
            minutes, ${clock.now}::timestamptz - interval '7 days' from unnest(${minutes}::int[]) minutes
          returning id, created_at, total)
        insert into order_event (order_id, "from", "to", actor, created_at)
        select id, 'OUT_FOR_DELIVERY', 'DELIVERED', 'restaurant', created_at + make_interval(mins => total) from placed`,
  )
}
const range = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

test('twenty deliveries of an hour of the day tell what is promised in it; of nineteen nothing is said', async () => {
  const kitchen = await openKitchen(product, { delivery_time: 40 })
  const { id } = await signIn(product)
  await deliveredInTheHour(kitchen.restaurant_id, id, range(31, 19))
  await refreshPace(em(), clock.now)
  expect(await card(kitchen.restaurant_id)).toMatchObject({ delivery_window: { from: 40, to: 70 }, pickup_minutes: 40 })
  await deliveredInTheHour(kitchen.restaurant_id, id, [50])
  await refreshPace(em(), clock.now)
  // Half of 31…50 minutes is 40.5, nine of ten are 48.1: in steps of five.
  expect((await card(kitchen.restaurant_id)).delivery_window).toEqual({ from: 45, to: 50 })
  const [kept] = await rows<{ pace: object }>(
    em(),
    sql`select pace from restaurant where id = ${kitchen.restaurant_id}`,
  )
  expect(Object.keys(kept?.pace ?? {})).toEqual([String(Math.floor(localParts(clock.now).minutes / 60))])
})

test('an order keeps the window it was promised, whatever the kitchen does later', async () => {
  const kitchen = await openKitchen(product, { delivery_time: 40 })
  const { token, id } = await signIn(product)
  await deliveredInTheHour(kitchen.restaurant_id, id, range(51, 20))
  await refreshPace(em(), clock.now)
  const basket = await fillBasket(product, token, kitchen)
  const [listed] = (await call('GET', '/api/user/baskets', { token })).body.items
  const { body } = await call('POST', '/api/user/orders', { token, body: orderForm(kitchen, basket) })
  await rows(em(), sql`update restaurant set pace = null where id = ${kitchen.restaurant_id}`)
  const { restaurant } = (await call('GET', `/api/user/orders/${body.order_uuid}`, { token })).body.basket
  const { from, to } = listed.restaurant.delivery_window
  expect([from, to]).toEqual([65, 70])
  expect(restaurant).toMatchObject({ delivery_time: from, delivery_window: to - from })
})

test('a busy kitchen adds its minutes to what it promises, and stops by itself', async () => {
  const kitchen = await openKitchen(product, { delivery_time: 40 })
  const busy_until = new Date(clock.now.getTime() + 30 * MINUTE_MS).toISOString()
  const saved = await call('PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`, {
    token: kitchen.owner.token,
    body: { busy_minutes: 20, busy_until },
  })
  expect(saved.status).toBe(200)
  expect(await card(kitchen.restaurant_id)).toMatchObject({ delivery_window: { from: 60, to: 90 }, pickup_minutes: 60 })
  const pickup = await placedOrder(product, kitchen, { delivery_type: 'pickup' })
  const order = (await call('GET', `/api/user/orders/${pickup.uuid}`, { token: pickup.customer.token })).body
  expect(order.basket.restaurant.delivery_time).toBe(60)
  const before = clock.now
  clock.now = new Date(busy_until)
  expect((await card(kitchen.restaurant_id)).delivery_window).toEqual({ from: 40, to: 70 })
  clock.now = before
})

test('the customer of a late order is told once, and not when it has come', async () => {
  const kitchen = await openKitchen(product, { delivery_time: 40 })
  const { id, customer } = await placedOrder(product, kitchen)
  const endpoint = `https://push.example/${id}`
  await rows(
    em(),
    sql`insert into push_subscription (endpoint, user_id, keys) values (${endpoint}, ${customer.id}, '{"p256dh":"-","auth":"-"}')`,
  )
  await rows(em(), sql`update "order" set status = 'IN_PREPARATION', confirmation_date = created_at where id = ${id}`)
  const before = clock.now
  const [placed] = await rows<{ at: string }>(em(), sql`select created_at as at from "order" where id = ${id}`)
  const promised = new Date(placed?.at ?? '').getTime() + 70 * MINUTE_MS
  const jobs = async () =>
    (
      await rows<{ count: number }>(
        em(),
        sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'order.notify_late'`,
      )
    )[0]?.count
  const marked = async () =>
    (await rows<{ late: boolean }>(em(), sql`select late_told_at is not null as late from "order" where id = ${id}`))[0]

  await findLateOrders(em(), new Date(promised - MINUTE_MS))
  expect(await marked()).toEqual({ late: false })
  clock.now = new Date(promised + MINUTE_MS)
  await findLateOrders(em(), clock.now)
  expect(await marked()).toEqual({ late: true })
  const told = await jobs()
  await findLateOrders(em(), clock.now)
  expect(await jobs()).toBe(told ?? 0)

  await notifyOfDelay(product.deps, id)
  const sent = () =>
    rows<{ body: string }>(em(), sql`select body from outbox_entry where recipient = ${endpoint} order by created_at`)
  const [push] = await sent()
  expect(push?.body).toContain('задерживается, новое время')
  await rows(em(), sql`update "order" set status = 'DELIVERED' where id = ${id}`)
  await notifyOfDelay(product.deps, id)
  expect(await sent()).toHaveLength(1)
  clock.now = before
})
