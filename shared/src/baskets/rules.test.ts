import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { MAX_QUANTITY, pricedWithOptions } from '../menu/choice'
import * as rules from './rules'

const rubles = fc.integer({ min: 0, max: 100_000 })
const line = fc.record({
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  product: fc.record({ price: rubles, discount_price: fc.option(rubles) }),
  product_options: fc.array(fc.record({ price: rubles }), { maxLength: 5 }),
  cancellation_comment: fc.option(fc.constant('Закончилось'), { freq: 4 }),
})

test('a line costs its price with options, times its quantity', () => {
  const sum = rules.lineTotal({
    quantity: 3,
    product: { price: 690, discount_price: 590 },
    product_options: [{ price: 50 }, { price: 40 }],
  })
  expect(sum).toBe(2040)
})

test('a cancelled line costs nothing and is not counted', () => {
  const lines = [
    { quantity: 2, product: { price: 100 }, product_options: [], cancellation_comment: 'Закончилось' },
    { quantity: 1, product: { price: 100 }, product_options: [] },
  ]
  expect(rules.basketTotal(lines)).toBe(100)
  expect(rules.basketCount(lines)).toBe(1)
})

test('a total is the sum of what is shown, in whole rubles and never below zero', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const total = rules.basketTotal(lines)
      expect(total).toBe(lines.map(rules.lineTotal).reduce((a, b) => a + b, 0))
      expect(Number.isSafeInteger(total) && total >= 0).toBe(true)
    }),
  )
})

test('one more piece of a line costs exactly one piece more', () => {
  fc.assert(
    fc.property(line, (one) => {
      const before = rules.lineTotal({ ...one, cancellation_comment: null })
      const more = rules.lineTotal({ ...one, cancellation_comment: null, quantity: one.quantity + 1 })
      expect(more - before).toBe(pricedWithOptions(one.product, one.product_options))
    }),
  )
})

describe('the key of a line', () => {
  test('does not depend on the order of ticking nor on repeats', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.array(fc.uuid()), (product, options) => {
        const shuffled = [...options, ...options].reverse()
        expect(rules.optionsKey(product, shuffled)).toBe(rules.optionsKey(product, options))
      }),
    )
  })

  test('differs when the options differ', () => {
    expect(rules.optionsKey('a', ['b'])).not.toBe(rules.optionsKey('a', ['b', 'c']))
    expect(rules.optionsKey('a', [])).not.toBe(rules.optionsKey('b', []))
  })
})
