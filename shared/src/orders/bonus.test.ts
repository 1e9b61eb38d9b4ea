import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { type BonusLot, bonusAccount, bonusAfter, bonusOf, earnedOf, takeFrom } from './bonus'
import { orderSums } from './quote'

const terms = { percent: 5, share: 30, balance: 400, wanted: 1000 }
const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('points pay no more than one has and than the restaurant lets them, and earn nothing themselves', () => {
  expect(bonusOf(terms, 1000)).toMatchObject({ most: 300, spent: 300, will_earn: 35 })
  expect(bonusOf({ ...terms, balance: 20 }, 1000)).toMatchObject({ most: 20, spent: 20, will_earn: 49 })
  expect(bonusOf({ ...terms, wanted: 0 }, 1000)).toMatchObject({ most: 300, spent: 0, will_earn: 50 })
  expect(bonusOf({ ...terms, percent: null }, 1000)).toBeNull()
})

test('points are the last discount, of what a promo code leaves, however the order is paid', () => {
  const order = {
    ...({ cartSum: 1000, delivery_type: 'pickup', zone: null, restaurant_free_delivery_sum: null } as const),
    ...{ offer_discount: 0, promo_discount: 200, bonus: terms },
  }
  expect(orderSums({ ...order, payment_type: 'online' })).toMatchObject({
    discount: 440,
    total: 560,
    bonus: { spent: 240 },
  })
  expect(orderSums({ ...order, offer_discount: 100, payment_type: 'online' })).toMatchObject({
    ...{ discount: 510, offer_discount: 100, total: 490, bonus: { spent: 210 } },
  })
  const cash = orderSums({ ...order, payment_type: 'cash' })
  expect(cash).toMatchObject({ discount: 300, total: 700 })
  expect(cash.rows.at(-1)).toEqual({ kind: 'discount', amount: -300, paid_by: 'restaurant', is_bonus: true })
})

test('what burns first is spent first, what never burns last', () => {
  const lots = [
    { id: 1, rest: 50, burns_at: null },
    { id: 2, rest: 30, burns_at: at(9) },
    { id: 3, rest: 20, burns_at: at(5) },
  ]
  expect(takeFrom(lots, 60)).toEqual([
    { id: 3, taken: 20 },
    { id: 2, taken: 30 },
    { id: 1, taken: 10 },
  ])
  expect(takeFrom(lots, 0)).toEqual([])
})

test('a ledger of any earning, spending and burning adds up, is never below zero, and burns only what is unspent', () => {
  const step = fc.record({
    what: fc.constantFrom('earn', 'spend', 'burn'),
    sum: fc.nat(500),
    days: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const lots: BonusLot[] = []
      let ledger = 0
      steps.forEach(({ what, sum, days }, day) => {
        const isAlive = ({ burns_at }: BonusLot) => burns_at === null || new Date(burns_at) > at(day)
        if (what === 'earn') {
          lots.push({ id: day, rest: sum, burns_at: days === null ? null : at(day + days) })
          ledger += sum
          return
        }
        const held = lots.filter((lot) => isAlive(lot) === (what === 'spend'))
        const parts = takeFrom(held, what === 'spend' ? sum : Number.MAX_SAFE_INTEGER)
        for (const lot of lots) lot.rest -= parts.find(({ id }) => id === lot.id)?.taken ?? 0
        ledger -= parts.reduce((all, { taken }) => all + taken, 0)
        if (what === 'burn') expect(held.every(({ rest }) => rest === 0)).toBeTrue()
        expect(lots.every(({ rest }) => rest >= 0)).toBeTrue()
        expect(lots.reduce((all, { rest }) => all + rest, 0)).toBe(ledger)
      })
    }),
  )
})

test('cheaper goods give their part of the points back, dearer ones take no more', () => {
  expect(bonusAfter(300, 1000, 500)).toBe(150)
  expect(bonusAfter(300, 1000, 1200)).toBe(300)
})

test('money that is given back gives and takes its part of the points', () => {
  const order = { is_cancelled: false, bonus_spent: 300, bonus_percent: 5, price: 1000, discount: 300, total: 700 }
  expect(bonusAccount({ ...order, given_back: 0 })).toEqual({ held: 300, earned: 35 })
  expect(bonusAccount({ ...order, given_back: 350 })).toEqual({ held: 150, earned: 17 })
  expect(bonusAccount({ ...order, given_back: 700 })).toEqual({ held: 0, earned: 0 })
  expect(bonusAccount({ ...order, given_back: 0, is_cancelled: true })).toEqual({ held: 0, earned: 0 })
  expect(bonusAccount({ ...order, price: 300, total: 0, given_back: 0 })).toEqual({ held: 300, earned: 0 })
  expect(earnedOf(5, -10)).toBe(0)
})
