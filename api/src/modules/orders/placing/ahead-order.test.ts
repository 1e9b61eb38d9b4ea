import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import type { OrderInputWire } from '@ostrov/shared/orders/schema'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { clock, pool } = product
// 27 November 2026 is a Friday.
const TODAY = '2026-11-27'
const TOMORROW = addDays(TODAY, 1)
const at = (hours: number, day = TODAY) => instantAt(day, hours * 60).toISOString()
clock.now = instantAt(TODAY, 12 * 60 + 4)

/** A kitchen that is open from ten to ten, brings in thirty to sixty minutes, and takes orders for three days ahead. */
async function aheadKitchen(changes: object = {}) {
  const kitchen = await openKitchen(product, { open: false })
  const { token } = kitchen.owner
  const own = (body: object) =>
    product.call('PUT', `/api/business_user/restaurants/${kitchen.restaurant_id}`, { token, body })
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const body = { weekday, open_time: '10:00', close_time: '22:00' }
    await product.call('POST', `/api/restaurant_schedule/${kitchen.restaurant_id}/general`, { token, body })
  }
  await own({ delivery_time: 30, ahead_days: 3, ahead_lead: 30, ...changes })
  return { ...kitchen, own }
}
type Kitchen = Awaited<ReturnType<typeof aheadKitchen>>

async function visitor(kitchen: Kitchen) {
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const place = (changes: Partial<OrderInputWire>) =>
    product.call('POST', '/api/user/orders', { token, body: orderForm(kitchen, basket, changes) })
  const quote = async (wanted_at: string | null) => {
    const { coordinates } = orderForm(kitchen, basket)
    const terms = { delivery_type: 'delivery', payment_type: 'cash', coordinates, wanted_at }
    const { body } = await product.call('POST', `/api/user/baskets/${basket.basket_id}/quote`, { token, body: terms })
    return body.basket
  }
  return { token, place, quote }
}
const slots = async ({ restaurant_id }: Kitchen) =>
  (await product.call('GET', `/api/restaurants/${restaurant_id}/slots?delivery_type=delivery`)).body.days

test('a restaurant that takes orders for a time lists its days and quarters', async () => {
  const days = await slots(await aheadKitchen())
  expect(days.map(({ date }: { date: string }) => date)).toEqual([0, 1, 2, 3].map((day) => addDays(TODAY, day)))
  expect(days[0].slots[0]).toEqual({ at: at(13), is_full: false })
  expect(days[1].slots[0]).toEqual({ at: at(10.75, TOMORROW), is_full: false })
  expect(await slots(await aheadKitchen({ ahead_days: null }))).toEqual([])
})

test('an order for tomorrow keeps its moment, and when the kitchen begins it', async () => {
  const kitchen = await aheadKitchen()
  const { token, place, quote } = await visitor(kitchen)
  expect((await quote(at(20, TOMORROW))).quote.barrier).toBeNull()
  const { status, body } = await place({ wanted_at: at(20, TOMORROW) })
  expect(status).toBe(200)
  const order = (await product.call('GET', `/api/user/orders/${body.order_uuid}`, { token })).body
  expect(order).toMatchObject({ wanted_at: at(20, TOMORROW), kitchen_at: at(19.25, TOMORROW) })
  expect(order.basket.restaurant).toMatchObject({ delivery_time: 45, delivery_window: 15 })
})

test('who is closed takes orders for a time, and says which is the first', async () => {
  const kitchen = await aheadKitchen()
  const { place, quote } = await visitor(kitchen)
  const before = clock.now
  clock.now = instantAt(TODAY, 7 * 60)
  const { barrier } = (await quote(null)).quote
  expect(barrier).toEqual({
    code: 'closed',
    message: 'Ресторан закрыт. Откроется в\u00A010:00, привезём к\u00A010:45',
  })
  expect((await place({})).body.errorMessage).toBe('restaurant.closed')
  expect((await place({ wanted_at: at(10.75) })).status).toBe(200)
  clock.now = before
})

test('a moment that is not to be had is refused with the next one that is', async () => {
  const { place, quote } = await visitor(await aheadKitchen())
  for (const [wanted_at, next_at] of [
    [at(12.5), at(13)],
    [at(20.1), at(20.25)],
    [at(23), at(10.75, TOMORROW)],
    [at(12, addDays(TODAY, 4)), null],
  ] as const) {
    const { status, body } = await place({ wanted_at })
    expect([status, body.errorMessage, body.next_at]).toEqual([409, 'order.slot_unavailable', next_at])
    expect((await quote(wanted_at)).quote.barrier).toEqual({ code: 'slot', message: body.message })
  }
})

test('of three hundred who want a quarter of ten places ten get it', async () => {
  const kitchen = await aheadKitchen({ orders_per_quarter: 10 })
  const people: Awaited<ReturnType<typeof visitor>>[] = []
  for (let batch = 0; batch < 15; batch += 1) {
    people.push(...(await Promise.all(Array.from({ length: 20 }, () => visitor(kitchen)))))
  }
  const answers = await Promise.all(people.map(({ place }) => place({ wanted_at: at(20) })))
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.errorMessage === 'order.slot_unavailable')
  expect([placed.length, refused.length]).toEqual([10, 290])
  const { next_at } = refused[0]?.body ?? {}
  expect(next_at).toBe(at(20.25))
  const days = await slots(kitchen)
  expect(days[0].slots.find((slot: { at: string }) => slot.at === at(20)).is_full).toBe(true)
}, 60_000)

test('a quarter is held while it is paid for, and is free again once that order is cancelled', async () => {
  const kitchen = await aheadKitchen({ orders_per_quarter: 1 })
  const [first, second] = [await visitor(kitchen), await visitor(kitchen)]
  const { order_id } = (await first.place({ wanted_at: at(20) })).body
  await pool.query(`update "order" set status = 'PAYMENT_PENDING' where id = $1`, [order_id])
  expect((await second.place({ wanted_at: at(20) })).status).toBe(409)
  await pool.query(`update "order" set status = 'CANCELLED' where id = $1`, [order_id])
  expect((await second.place({ wanted_at: at(20) })).status).toBe(200)
})

test('what is ordered now and what was ordered for now share the kitchen’s quarter', async () => {
  const kitchen = await aheadKitchen({ orders_per_quarter: 1 })
  const [first, second] = [await visitor(kitchen), await visitor(kitchen)]
  await first.place({ wanted_at: at(14) })
  const before = clock.now
  clock.now = instantAt(TODAY, 13 * 60 + 20)
  expect((await second.place({})).body.errorMessage).toBe('restaurant.full')
  clock.now = before
})

test('a section makes so many dishes in a quarter', async () => {
  const kitchen = await aheadKitchen()
  await pool.query(`update product_category set dishes_per_quarter = 3 where restaurant_id = $1`, [
    kitchen.restaurant_id,
  ])
  const [first, second] = [await visitor(kitchen), await visitor(kitchen)]
  expect((await first.place({ wanted_at: at(20) })).status).toBe(200)
  expect((await second.place({ wanted_at: at(20) })).body.errorMessage).toBe('order.slot_unavailable')
  expect((await second.place({ wanted_at: at(20.25) })).status).toBe(200)
})

test('a breakfast may stand in a basket for tomorrow morning, and is named where it does not fit', async () => {
  const kitchen = await aheadKitchen()
  await pool.query(`update product set served_from = '08:00', served_till = '11:00' where id = $1`, [
    kitchen.product_id,
  ])
  const { place, quote } = await visitor(kitchen)
  const dinner = await quote(at(20))
  expect(dinner.items[0].cancellation_comment).toBe('Подают с\u00A008:00 до\u00A011:00')
  expect(dinner.quote.barrier).toMatchObject({ code: 'no_dishes' })
  expect((await place({ wanted_at: at(20) })).body.errorMessage).toBe('basket.empty')
  expect((await quote(at(10.75, TOMORROW))).items[0].cancellation_comment).toBeNull()
  expect((await place({ wanted_at: at(10.75, TOMORROW) })).status).toBe(200)
})

test('who takes no orders for a time puts no breakfast into a basket at noon', async () => {
  const kitchen = await aheadKitchen({ ahead_days: null })
  await pool.query(`update product set served_till = '11:00' where id = $1`, [kitchen.product_id])
  const { token } = await signIn(product)
  const { restaurant_id, product_id } = kitchen
  const body = { restaurant_id, product_id, quantity: 1 }
  const answer = await product.call('POST', '/api/basket_item', { token, body })
  expect([answer.status, answer.body.message]).toEqual([409, 'Подают с\u00A000:00 до\u00A011:00'])
})

test('what is stopped until tonight may be wanted for tomorrow', async () => {
  const kitchen = await aheadKitchen()
  const { place, quote } = await visitor(kitchen)
  await pool.query('update product set stopped_until = $2 where id = $1', [
    kitchen.product_id,
    new Date(Date.now() + 3 * 60 * MINUTE_MS),
  ])
  const soon = localParts(new Date(Date.now() + 60 * MINUTE_MS))
  clock.now = new Date()
  const stopped = await quote(null)
  expect(stopped.items[0].cancellation_comment).toBe('Блюдо закончилось')
  const wanted_at = instantAt(addDays(soon.date, 2), 20 * 60).toISOString()
  expect((await quote(wanted_at)).items[0].cancellation_comment).toBeNull()
  expect((await place({ wanted_at })).status).toBe(200)
  clock.now = instantAt(TODAY, 12 * 60 + 4)
})
