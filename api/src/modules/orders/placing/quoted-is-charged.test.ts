import { expect, test } from 'bun:test'
import { addDays, instantAt, localParts, parseClock } from '@ostrov/shared/formats/time'
import fc from 'fast-check'
import { LENINA, makeProduct } from '../../../../test/kitchen'
import { makeOffer } from '../../../../test/offers'
import { openKitchen, orderForm } from '../../../../test/orders'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { Product } from '../../menu/product'
import { PromoCode } from '../../promotions/promo-code'

const product = await openProduct({ LOG_LEVEL: 'error' })
const { call, em, clock } = product

const arbitraryOrder = fc.record({
  price: fc.integer({ min: 2, max: 3000 }),
  is_discounted: fc.boolean(),
  option: fc.integer({ min: 0, max: 300 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  delivery_type: fc.constantFrom('delivery' as const, 'pickup' as const),
  payment_type: fc.constantFrom('online' as const, 'cash' as const),
  delivers: fc.boolean(),
  pickup: fc.boolean(),
  open: fc.boolean(),
  free_delivery_sum: fc.option(fc.integer({ min: 0, max: 5000 })),
  zone: fc.option(
    fc.record({
      price: fc.integer({ min: 0, max: 500 }),
      min_order_sum: fc.integer({ min: 0, max: 2000 }),
      free_delivery_sum: fc.option(fc.integer({ min: 0, max: 5000 })),
      peak: fc.constantFrom('same' as const, 'own' as const, 'closed' as const),
      sums: fc.record({
        peak_price: fc.integer({ min: 0, max: 500 }),
        peak_min_order_sum: fc.integer({ min: 0, max: 2000 }),
        peak_free_delivery_sum: fc.option(fc.integer({ min: 0, max: 5000 })),
      }),
    }),
  ),
  offers: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('happy_hours' as const), percent: fc.integer({ min: 1, max: 90 }) }),
      fc.record({ kind: fc.constant('second_half' as const), percent: fc.constant(null) }),
    ),
    { maxLength: 2 },
  ),
  at: fc.constantFrom('11:59', '12:00', '20:59', '21:00'),
  promo: fc.option(
    fc.record({
      amount: fc.integer({ min: 1, max: 99 }),
      amount_type: fc.constantFrom('rubles' as const, 'percent' as const),
      max_discount: fc.option(fc.integer({ min: 1, max: 500 })),
      min_order_sum: fc.integer({ min: 0, max: 3000 }),
    }),
  ),
})

const tomorrow = addDays(localParts(clock.now).date, 1)
const REFUSED_AS: Record<string, string> = {
  closed: 'restaurant.closed',
  no_delivery: 'restaurant.no_delivery',
  no_pickup: 'restaurant.no_pickup',
  outside: 'zone.outside',
  below_minimum: 'zone.below_minimum',
}

test('what is quoted is what the order charges, and what stands in the way is what refuses it, whatever the terms', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryOrder, async (order) => {
      const { delivery_type, payment_type, quantity, option, promo, offers, zone: drawn, at, ...rest } = order
      const { sums, ...always } = drawn ?? { sums: {} }
      const zone = drawn && { ...always, ...(drawn.peak === 'own' && sums) }
      clock.now = instantAt(tomorrow, parseClock(at) ?? 0)
      const { price, is_discounted, ...restaurant } = rest
      const discount_price = is_discounted ? Math.ceil(price / 2) : 0
      const kitchen = await openKitchen(product, { ...restaurant, zone })
      for (const [sort, offer] of offers.entries()) await makeOffer(product, kitchen, { ...offer, sort })
      const { token } = await signIn(product)
      const { category_id } = await em().findOneOrFail(Product, kitchen.product_id)
      const input = { restaurant_id: kitchen.restaurant_id, category_id, price, discount_price }
      const dish = await makeProduct(em(), { ...input, options: [{ name: 'Сыр', price: option }] })
      const product_options = Object.values(dish.options)
      const item = { restaurant_id: kitchen.restaurant_id, product_id: dish.id, product_options, quantity }
      const { basket } = (await call('POST', '/api/basket_item', { token, body: item })).body
      const code = promo ? await promoCode(promo) : undefined
      const terms = { delivery_type, payment_type, ...(code && { code }) }
      const asked = await call('POST', `/api/user/baskets/${basket.id}/quote`, {
        token,
        body: { ...terms, coordinates: LENINA },
      })
      const { quote } = asked.body.basket
      const counts = quote.promo?.is_valid === true

      const form = orderForm(kitchen, { basket_id: basket.id, cartSum: quote.price }, { delivery_type, payment_type })
      const sent = { ...form, total: quote.total, ...(counts && { code }) }
      const { status, body } = await call('POST', '/api/user/orders', { token, body: sent })
      if (quote.barrier) return expect(body.errorMessage).toBe(REFUSED_AS[quote.barrier.code] ?? '')
      expect([status, body.errorMessage]).toEqual([200, undefined])
      const placed = (await call('GET', `/api/user/orders/${body.order_uuid}`, { token })).body
      expect(placed).toMatchObject({ total: quote.total, price: quote.price, discount: quote.discount })
      expect(placed.offer_discount).toBe(quote.offer_discount)
      expect(placed.delivery.price).toBe(quote.delivery_price)
      expect(quote.total).toBe(quote.price - quote.discount + quote.delivery_price)
    }),
    { numRuns: 30 },
  )
})

async function promoCode(terms: Partial<PromoCode>) {
  const fork = em()
  const code = `К${Bun.randomUUIDv7().slice(-12).toUpperCase()}`
  const expires_at = new Date(clock.now.getTime() + 86_400_000)
  fork.create(PromoCode, { code, name: code, starts_at: clock.now, expires_at, amount: 1, ...terms })
  await fork.flush()
  return code
}
