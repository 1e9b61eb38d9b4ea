import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import * as rules from './rules'

const now = new Date('2026-11-20T03:30:00Z')
const WELCOME: rules.PromoCode = {
  amount: rules.FIRST_ORDER_DISCOUNT,
  amount_type: 'rubles',
  max_discount: null,
  min_order_sum: rules.PROMO_MIN_ORDER_SUM,
  created_at: '2026-11-10T00:00:00Z',
  expires_at: null,
  is_active: true,
  first_order_only: false,
  restaurant_ids: [],
  total_use_limit: null,
  total_used_count: 0,
  user_use_limit: 1,
}

function attempt(code: Partial<rules.PromoCode> = {}, facts: Partial<rules.PromoAttempt> = {}): rules.PromoAttempt {
  return {
    promo_code: { ...WELCOME, ...code },
    now,
    user: { user_used_count: 0, orders_count: 0 },
    cartSum: 1500,
    payment_type: 'online',
    restaurant_id: 'harbour',
    ...facts,
  }
}
const refusalOf = (code?: Partial<rules.PromoCode>, facts?: Partial<rules.PromoAttempt>) =>
  rules.validatePromo(attempt(code, facts)).refusal

test('a good code takes its amount off', () => {
  expect(rules.validatePromo(attempt())).toEqual({
    is_valid: true,
    discount: 400,
    min_order_sum: 1500,
    message: '',
    refusal: null,
  })
})

describe('a code is refused', () => {
  test('when nobody knows it', () => {
    expect(rules.validatePromo(attempt({}, { promo_code: null }))).toMatchObject({
      is_valid: false,
      refusal: 'promo.unknown',
    })
  })

  test('when thirty days have passed', () => {
    const created_at = new Date(now.getTime() - 30 * 86_400_000)
    expect(refusalOf({ created_at })).toBe('promo.expired')
    expect(refusalOf({ created_at: new Date(created_at.getTime() + 1) })).toBeNull()
  })

  test('when its own end has come', () => {
    expect(refusalOf({ expires_at: now })).toBe('promo.expired')
  })

  test('after thirty days even when its own end is later', () => {
    expect(refusalOf({ expires_at: '2027-11-20T00:00:00Z', created_at: '2026-08-23T00:00:00Z' })).toBe('promo.expired')
    expect(refusalOf({ expires_at: '2027-11-20T00:00:00Z' })).toBeNull()
  })

  test('when it was switched off', () => {
    expect(refusalOf({ is_active: false })).toBe('promo.expired')
  })

  test('when this person has used it up', () => {
    expect(refusalOf({}, { user: { user_used_count: 1, orders_count: 1 } })).toBe('promo.used')
    expect(refusalOf({ user_use_limit: null }, { user: { user_used_count: 9, orders_count: 9 } })).toBeNull()
  })

  test('when all people together have', () => {
    expect(refusalOf({ total_use_limit: 10, total_used_count: 10 })).toBe('promo.limit')
    expect(refusalOf({ total_use_limit: 10, total_used_count: 9 })).toBeNull()
  })

  test('in a restaurant it is not for', () => {
    expect(refusalOf({ restaurant_ids: ['pier'] })).toBe('promo.other_restaurant')
    expect(refusalOf({ restaurant_ids: ['pier', 'harbour'] })).toBeNull()
  })

  test('on a second order when it is for the first', () => {
    const second = { user: { user_used_count: 0, orders_count: 1 } }
    expect(refusalOf({ first_order_only: true }, second)).toBe('promo.first_order_only')
    expect(refusalOf({ first_order_only: false }, second)).toBeNull()
  })

  test.each(['card', 'cash'] as const)('with payment by %s', (payment_type) => {
    expect(refusalOf({}, { payment_type })).toBe('promo.online_only')
  })

  test('below its minimum, in the very words of the promotion', () => {
    const result = rules.validatePromo(attempt({}, { cartSum: 1499 }))
    expect(result).toMatchObject({ is_valid: false, discount: 0, min_order_sum: 1500 })
    expect(result.message).toBe('Мин. сумма заказа не соответствует условиям акции')
  })
})

describe('a discount', () => {
  test('in percent is a part of the cart in whole rubles', () => {
    expect(rules.promoDiscount({ amount: 10, amount_type: 'percent', max_discount: null }, 1999)).toBe(199)
  })

  test('in percent stops at its cap', () => {
    expect(rules.promoDiscount({ amount: 10, amount_type: 'percent', max_discount: 300 }, 9000)).toBe(300)
  })

  test('never exceeds the cart and never adds to it', () => {
    const money = fc.integer({ min: 0, max: 100_000 })
    const type = fc.constantFrom('rubles' as const, 'percent' as const)
    fc.assert(
      fc.property(money, type, fc.option(money), money, (amount, amount_type, max_discount, cartSum) => {
        const discount = rules.promoDiscount({ amount, amount_type, max_discount }, cartSum)
        expect(Number.isInteger(discount)).toBe(true)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(cartSum)
      }),
    )
  })
})
