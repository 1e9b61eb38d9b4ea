import { expect, test } from 'bun:test'
import { answerLeft, answerUntil, askedOf, mayPropose, offeredAnswers, sumsAfter } from './proposals'
import { ORDER_STATUSES } from './statuses'

test('something may be found missing once an order is accepted and until it is made', () => {
  expect(ORDER_STATUSES.filter(mayPropose)).toEqual(['CONFIRMED', 'IN_PREPARATION'])
})

test('a discount that falls away with a line never makes the rest dearer than the whole was', () => {
  const terms = { price: 1400, discount: 0, offer_discount: 0, delivery_price: 200 }
  expect(sumsAfter({ ...terms, most: 1500 })).toEqual({ price: 1400, discount: 100, offer_discount: 0, total: 1500 })
  expect(sumsAfter({ ...terms, most: 1600 })).toEqual({ price: 1400, discount: 0, offer_discount: 0, total: 1600 })
  expect(sumsAfter({ ...terms, most: null })).toEqual({ price: 1400, discount: 0, offer_discount: 0, total: 1600 })
})

test('nobody is promised more than five minutes, nor less than none', () => {
  const asked = { answer_until: '2026-11-22T10:05:00Z', wanted_at: null }
  expect(answerLeft(asked, new Date('2026-11-22T10:02:00Z'))).toBe(180_000)
  expect(answerLeft(asked, new Date('2026-11-22T09:00:00Z'))).toBe(300_000)
  expect(answerLeft(asked, new Date('2026-11-22T11:00:00Z'))).toBe(0)
})

test('another moment may be thought over until the kitchen begins, an hour at most, and five minutes in any case', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const until = (kitchen_at: string | null, isMoment = true) =>
    answerUntil({ kitchen_at }, isMoment, now).toISOString().slice(11, 16)
  expect(until('2026-11-22T20:00:00Z')).toBe('11:00')
  expect(until('2026-11-22T10:40:00Z')).toBe('10:40')
  expect(until('2026-11-22T10:01:00Z')).toBe('10:05')
  expect(until('2026-11-22T09:00:00Z')).toBe('10:05')
  expect(until('2026-11-22T20:00:00Z', false)).toBe('10:05')
})

test('only a question that waits is asked', () => {
  const proposal = { status: 'asked' } as const
  expect(askedOf({ proposal })).toBe(proposal)
  expect(askedOf({ proposal: { status: 'expired' } })).toBeNull()
  expect(askedOf({ proposal: null })).toBeNull()
})

test('the answers offered are those that differ', () => {
  expect(offeredAnswers({ replacement: {}, without: {}, wanted_at: null })).toEqual(['agree', 'without', 'cancel'])
  expect(offeredAnswers({ replacement: null, without: {}, wanted_at: null })).toEqual(['without', 'cancel'])
  expect(offeredAnswers({ replacement: null, without: {}, wanted_at: '2026-11-22T10:05:00Z' })).toHaveLength(3)
  expect(offeredAnswers({ replacement: {}, without: null, wanted_at: null })).toEqual(['agree', 'cancel'])
})
