import { expect, test } from 'bun:test'
import { changeOf, daysIn, periodBefore, periodComplaint, periodOf } from './period'

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
