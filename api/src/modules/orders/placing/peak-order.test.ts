import { afterEach, expect, test } from 'bun:test'
import { addDays, instantAt, localParts, parseClock } from '@ostrov/shared/formats/time'
import { LENINA } from '../../../../test/kitchen'
import { fillBasket, openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, clock } = product
const began = clock.now
const day = addDays(localParts(began).date, 1)
const to = (time: string) => {
  clock.now = instantAt(day, parseClock(time) ?? 0)
}
const RESTING = 'В\u00A0часы пик по\u00A0вашему адресу не\u00A0доставляют. Доставка снова с\u00A0'
const TERMS = { delivery_type: 'delivery', payment_type: 'cash', coordinates: LENINA }

afterEach(() => {
  clock.now = began
})

/** A person with a basket of 1 400 ₽, signed in at this moment. */
async function buyer(kitchen: Awaited<ReturnType<typeof openKitchen>>) {
  const { token } = await signIn(product)
  const basket = await fillBasket(product, token, kitchen)
  const quote = async (changes: object = {}) => {
    const path = `/api/user/baskets/${basket.basket_id}/quote`
    return (await call('POST', path, { token, body: { ...TERMS, ...changes } })).body.basket.quote
  }
  const place = (changes: object = {}) =>
    call('POST', '/api/user/orders', { token, body: { ...orderForm(kitchen, basket), ...changes } })
  return { quote, place }
}

test.each([
  ['11:59', 1600],
  ['12:00', 1750],
  ['13:59', 1750],
  ['14:00', 1600],
  ['18:59', 1600],
  ['19:00', 1750],
  ['20:59', 1750],
  ['21:00', 1600],
])('at %s an order is quoted and charged %p ₽ by a zone that is dearer in peak hours', async (time, total) => {
  const kitchen = await openKitchen(product, { zone: { peak: 'own', peak_price: 350, peak_min_order_sum: 1400 } })
  to(time)
  const { quote, place } = await buyer(kitchen)
  expect(await quote()).toMatchObject({ total, barrier: null })
  expect((await place({ total: 3350 - total })).body.errorMessage).toBe('order.cart_changed')
  expect((await place({ total })).status).toBe(200)
})

test.each([
  ['12:00', '14:00'],
  ['20:59', '21:00'],
])(
  'at %s a zone that rests in peak hours takes no order, and it is said that it does from %s on',
  async (time, until) => {
    const kitchen = await openKitchen(product, { zone: { peak: 'closed' } })
    to(time)
    const { quote, place } = await buyer(kitchen)
    expect(await quote()).toMatchObject({ zone: null, barrier: { code: 'outside', message: RESTING + until } })
    const refused = await place()
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { errorMessage: 'zone.outside', message: RESTING + until, rests_until: expect.any(String) },
    ])
    expect((await place({ delivery_type: 'pickup' })).status).toBe(200)
    to(until)
    expect((await (await buyer(kitchen)).place()).status).toBe(200)
  },
)

test('the minimum of peak hours refuses what is less', async () => {
  const zone = { min_order_sum: 0, peak: 'own' as const, peak_price: 100, peak_min_order_sum: 1401 }
  const kitchen = await openKitchen(product, { zone })
  to('19:00')
  const { quote, place } = await buyer(kitchen)
  expect(await quote()).toMatchObject({ left_to_minimum: 1, barrier: { code: 'below_minimum' } })
  expect((await place()).body).toMatchObject({ errorMessage: 'zone.below_minimum', min_order_sum: 1401 })
  to('21:00')
  expect((await (await buyer(kitchen)).place()).status).toBe(200)
})

test('who filled a basket before peak hours is told what changed when they begin, and when they end', async () => {
  const zone = { peak: 'own' as const, peak_price: 350, peak_min_order_sum: 2000, peak_free_delivery_sum: 5000 }
  const kitchen = await openKitchen(product, { zone })
  to('11:59')
  const { quote, place } = await buyer(kitchen)
  const before = await quote()
  expect(before.changes).toEqual([])
  to('12:00')
  const told = async (changes: object = {}) =>
    (await quote(changes)).changes.map(({ kind, from, to: now }: Record<string, unknown>) => [kind, from, now])
  expect(await told()).toEqual([
    ['delivery', 200, 350],
    ['minimum', 1000, 2000],
    ['free_delivery', null, 5000],
  ])
  const { changes_key } = await quote()
  expect(await told({ seen: changes_key })).toEqual([])
  expect((await place({ total: before.total })).body.errorMessage).toBe('zone.below_minimum')
  to('14:00')
  expect(await told()).toEqual([
    ['delivery', 350, 200],
    ['minimum', 2000, 1000],
    ['free_delivery', 5000, null],
  ])
})

test('who is brought nothing because of the hour alone is told so, and that it is so no more', async () => {
  const kitchen = await openKitchen(product, { zone: { peak: 'closed' } })
  to('18:59')
  const { quote } = await buyer(kitchen)
  await quote()
  to('19:00')
  const { changes, changes_key } = await quote()
  expect(changes).toMatchObject([{ kind: 'outside', reason: 'в\u00A0часы пик, снова с\u00A021:00' }])
  await quote({ seen: changes_key })
  to('21:00')
  expect((await quote()).changes).toMatchObject([{ kind: 'inside', to: 200 }])
})
