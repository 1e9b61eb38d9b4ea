import { expect, test } from 'bun:test'
import { barsOf, barWords, bucketsOf, dayBarsOf, dayBarWords } from './histogram'
import type { RangeFilter } from './range'

const price: RangeFilter = { kind: 'range', label: 'Цена', unit: '₽', min: 0, max: 1_000_000_000 }
const year: RangeFilter = { kind: 'range', label: 'Год', unit: 'год', min: 1850, max: 2027 }

test('pieces cover the range without a hole, few enough to be counted', () => {
  for (const filter of [price, year, { ...price, unit: 'м²', min: 1, max: 7 }]) {
    const buckets = bucketsOf(filter)
    expect([buckets[0]?.from, buckets.at(-1)?.to]).toEqual([filter.min, filter.max])
    expect(
      buckets.every(({ from, to }, at) => from <= to && (at === 0 || from === (buckets[at - 1]?.to ?? 0) + 1)),
    ).toBe(true)
    expect(buckets.length).toBeLessThanOrEqual(200)
  }
})

test('bars run from the first piece that has rows to the last, and say which are chosen', () => {
  const bars = barsOf(price, { '100000,149999': 2, '300000,499999': 4 }, '150000,')
  expect(bars.map(({ from, count, height, isChosen }) => [from, count, height, isChosen])).toEqual([
    [100_000, 2, 0.5, false],
    [150_000, 0, 0, true],
    [200_000, 0, 0, true],
    [300_000, 4, 1, true],
  ])
  expect(barWords(price, bars)).toBe(
    'Цена: 100\u00A0000–499\u00A0999\u00A0₽. Больше всего 300\u00A0000–499\u00A0999\u00A0₽\u00A0— 4.',
  )
})

test('of many years several share a bar, and no row is lost', () => {
  const counts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${1960 + at},${1960 + at}`, 1]))
  const bars = barsOf(year, counts, undefined)
  expect(bars.length).toBeLessThanOrEqual(24)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(60)
})

test('one piece alone is no picture', () => {
  expect(barsOf(year, { '2000,2000': 9 }, undefined)).toEqual([])
  expect(barsOf(year, {}, undefined)).toEqual([])
})

test('few numbers have a bar each, of whatever they are counts', () => {
  const rooms: RangeFilter = { kind: 'range', label: 'Комнат', min: 1, max: 10 }
  expect(bucketsOf(rooms).map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at + 1, at + 1]),
  )
  const bars = barsOf(rooms, { '1,1': 3, '2,2': 6, '4,4': 1 }, ',2')
  expect(bars.map(({ from, count, isChosen }) => [from, count, isChosen])).toEqual([
    [1, 3, true],
    [2, 6, true],
    [3, 0, false],
    [4, 1, false],
  ])
})

test('days without rows stand between those that have some, and an open end chooses all beyond it', () => {
  const bars = dayBarsOf({ '2026-11-25': 1, '2026-11-28': 4 }, { from: '2026-11-27' })
  expect(bars.map(({ count, height, isChosen }) => [count, height, isChosen])).toEqual([
    [1, 0.25, false],
    [0, 0, false],
    [0, 0, true],
    [4, 1, true],
  ])
  expect(dayBarWords('По\u00A0дням', bars)).toMatch(
    /^По\u00A0дням: 25.ноября 2026.* Больше всего 28.ноября 2026.*\u00A0— 4\.$/,
  )
  expect(dayBarsOf({ '2026-11-25': 9 }, {})).toEqual([])
  const year = Object.fromEntries(
    Array.from({ length: 300 }, (_, at) => [new Date(at * 86_400_000).toISOString().slice(0, 10), 1]),
  )
  expect(dayBarsOf(year, {}).length).toBeLessThanOrEqual(24)
})
