import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import * as pricing from './pricing'

const terms: pricing.DeliveryTerms = {
  cartSum: 1000,
  delivery_type: 'delivery',
  zone: { price: 200, free_delivery_sum: null },
  restaurant_free_delivery_sum: null,
}

describe('delivery', () => {
  test('costs what its zone says', () => {
    expect(pricing.deliveryFee(terms)).toBe(200)
  })

  test('is free from the sum of the zone on', () => {
    const zone = { price: 200, free_delivery_sum: 1000 }
    expect(pricing.deliveryFee({ ...terms, zone })).toBe(0)
    expect(pricing.deliveryFee({ ...terms, zone, cartSum: 999 })).toBe(200)
  })

  test('is free from the sum of the restaurant when the zone names none', () => {
    expect(pricing.deliveryFee({ ...terms, restaurant_free_delivery_sum: 1000 })).toBe(0)
  })

  test('obeys the zone before the restaurant', () => {
    const zone = { price: 200, free_delivery_sum: 3000 }
    expect(pricing.deliveryFee({ ...terms, zone, restaurant_free_delivery_sum: 500 })).toBe(200)
  })

  test('does not exist for a pickup', () => {
    expect(pricing.deliveryFee({ ...terms, delivery_type: 'pickup' })).toBe(0)
  })

  test('says how much is missing until it is free', () => {
    expect(pricing.leftToFreeDelivery({ ...terms, restaurant_free_delivery_sum: 1500 })).toBe(500)
    expect(pricing.leftToFreeDelivery(terms)).toBe(0)
    expect(pricing.leftToFreeDelivery({ ...terms, restaurant_free_delivery_sum: 1000 })).toBe(0)
  })
})

describe('the minimum of a zone', () => {
  const zone = { min_order_sum: 1200 }

  test('is missed by what the cart lacks', () => {
    expect(pricing.leftToMinimum({ cartSum: 1000, delivery_type: 'delivery', zone })).toBe(200)
  })

  test('is met by an equal sum', () => {
    expect(pricing.leftToMinimum({ cartSum: 1200, delivery_type: 'delivery', zone })).toBe(0)
  })

  test('does not bind a pickup', () => {
    expect(pricing.leftToMinimum({ cartSum: 0, delivery_type: 'pickup', zone })).toBe(0)
  })
})

describe('the total', () => {
  test('is goods less discount plus delivery', () => {
    expect(pricing.orderTotals({ cartSum: 1500, discount: 400, delivery_price: 150 })).toEqual({
      discount: 400,
      offer_discount: 0,
      total: 1250,
      rows: [
        { kind: 'goods', amount: 1500 },
        { kind: 'discount', amount: -400 },
        { kind: 'delivery', amount: 150 },
      ],
    })
  })

  test('shows no row for what costs nothing', () => {
    const { rows } = pricing.orderTotals({ cartSum: 500, discount: 0, delivery_price: 0 })
    expect(rows).toEqual([{ kind: 'goods', amount: 500 }])
  })

  test('leaves the delivery to pay when the discount exceeds the goods', () => {
    expect(pricing.orderTotals({ cartSum: 300, discount: 400, delivery_price: 150 }).total).toBe(150)
  })

  test('is the sum of its rows, never below the delivery and never above goods and delivery', () => {
    const rubles = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(rubles, fc.integer({ min: -1000, max: 1_000_000 }), rubles, (cartSum, discount, delivery_price) => {
        const { total, rows } = pricing.orderTotals({ cartSum, discount, delivery_price })
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(delivery_price)
        expect(total).toBeLessThanOrEqual(cartSum + delivery_price)
      }),
    )
  })
})
