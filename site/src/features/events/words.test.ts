import { expect, test } from 'bun:test'
import { priceWords, saleWords, whenWords } from './words'

const NOW = new Date('2026-11-28T00:00:00Z')
const when = (starts_at: string, ends_at: string | null = null) =>
  whenWords({ starts_at, ends_at }, NOW).replace(/\u00A0/g, ' ')

test('a session says its day and hour, over days both of both ends, and another year', () => {
  expect(when('2026-11-28T08:00:00Z')).toBe('28 ноября, сб, 19:00')
  expect(when('2026-12-02T23:00:00Z', '2026-12-04T07:00:00Z')).toBe('3 декабря, 10:00 — 4 декабря, 18:00')
  expect(when('2026-11-28T11:00:00Z', '2026-11-28T16:00:00Z')).toBe('28 ноября, сб, 22:00')
  expect(when('2027-11-29T11:08:00Z')).toBe('29 ноября 2027, пн, 22:08')
  expect(when('2026-12-31T00:00:00Z', '2027-01-03T00:00:00Z')).toBe('31 декабря, 11:00 — 3 января 2027, 11:00')
})

test('a sale that nobody can buy of says why', () => {
  const words = (state: 'on_sale' | 'sold_out' | 'not_yet' | 'over', opens_at: string | null = null) =>
    saleWords({ sale: { state, opens_at }, state: 'planned' }, NOW)
  expect([words('on_sale'), words('sold_out'), words('over')]).toEqual(['', 'Распродано', 'Продажа закончена'])
  expect(words('not_yet', '2026-12-01T00:00:00Z')).toContain('Продажа с')
  expect(saleWords({ sale: null, state: 'planned' }, NOW)).toBe('')
})

test('a price is said as prices of ads are: one sum, from it, between two', () => {
  const priced = { is_free: false, price_from: 700 }
  expect(priceWords({ ...priced, price_to: 700 })).toBe('700\u00A0₽')
  expect(priceWords({ ...priced, price_to: null })).toBe('от\u00A0700\u00A0₽')
  expect(priceWords({ ...priced, price_to: 2000 })).toBe('700–2\u00A0000\u00A0₽')
  expect(priceWords({ ...priced, is_free: true, price_to: null })).toBe('Вход свободный')
})
