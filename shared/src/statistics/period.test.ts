import { expect, test } from 'bun:test'
import {
  changeOf,
  changeWords,
  chartTop,
  daysIn,
  isComing,
  periodBefore,
  periodComplaint,
  periodOf,
  pointWords,
  refusedShare,
} from './period'

// 00:30 of 1 March on the island.
const NIGHT = new Date('2026-02-28T13:30:00Z')

test('days are those of the region’s calendar', () => {
  expect(periodOf('today', NIGHT)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(periodOf('yesterday', NIGHT)).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(periodOf('week', NIGHT)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(daysIn(periodOf('month', NIGHT))).toBe(30)
})

test('the period before is as long and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

test('a period that ends before it begins, or is longer than a year, is refused with words', () => {
  expect(periodComplaint({ from: '2026-03-02', to: '2026-03-01' })).toContain('Начало позже конца')
  expect(periodComplaint({ from: '2025-01-01', to: '2026-03-01' })).toContain('366')
  expect(periodComplaint({ from: '2025-03-01', to: '2026-03-01' })).toBeNull()
})

test('a change is told in percents, from nothing there is none', () => {
  expect(changeOf(150, 100)).toBe(50)
  expect(changeOf(0, 100)).toBe(-100)
  expect(changeOf(5, 0)).toBeNull()
})

test('a change is said with its sign, in groups of three and on one line', () => {
  expect([1242, -8, 0].map(changeWords)).toEqual(['+1\u00A0242\u00A0%', '−8\u00A0%', '0\u00A0%'])
})

test('refusals are a share of all that came, and a share changes by points', () => {
  expect(refusedShare({ orders: 7, cancelled_by_restaurant: 2, cancelled_by_others: 1 })).toBe(20)
  expect(refusedShare({ orders: 0, cancelled_by_restaurant: 0, cancelled_by_others: 0 })).toBeNull()
  expect([3, -12, 0].map(pointWords)).toEqual(['+3\u00A0п.\u00A0п.', '−12\u00A0п.\u00A0п.', '0\u00A0п.\u00A0п.'])
})

test('hours and days to come are not zeros', () => {
  // 14:30 on the island.
  const now = new Date('2026-11-25T03:30:00Z')
  const today = { from: '2026-11-25', to: '2026-11-25' }
  expect(['13', '14', '15', '23'].map((at) => isComing(at, today, now))).toEqual([false, false, true, true])
  const week = { from: '2026-11-20', to: '2026-11-27' }
  expect(['2026-11-24', '2026-11-25', '2026-11-26'].map((at) => isComing(at, week, now))).toEqual([false, false, true])
  expect(isComing('3', { from: '2026-11-24', to: '2026-11-24' }, now)).toBe(false)
  expect(isComing('0', { from: '2026-11-26', to: '2026-11-26' }, now)).toBe(true)
})

test('a chart of nothing has a scale of whole rubles still', () => {
  expect([chartTop([0, 0]), chartTop([]), chartTop([0, 1000])]).toEqual([1000, 1000, 1100])
})
