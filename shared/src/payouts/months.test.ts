import { expect, test } from 'bun:test'
import { monthsBefore, periodWords } from './months'

test('the months that are over come with their days, over the turn of a year and of a leap one', () => {
  expect(monthsBefore('2026-01-31', 2)).toEqual([
    { name: 'декабрь', starts_on: '2025-12-01', ends_on: '2025-12-31' },
    { name: 'ноябрь', starts_on: '2025-11-01', ends_on: '2025-11-30' },
  ])
  expect(monthsBefore('2028-03-01', 1)).toEqual([{ name: 'февраль', starts_on: '2028-02-01', ends_on: '2028-02-29' }])
})

test.each([
  ['2026-10-01', '2026-10-01', '1 октября 2026'],
  ['2026-10-01', '2026-10-31', '1–31 октября 2026'],
  ['2026-10-25', '2026-11-03', '25 октября — 3 ноября 2026'],
  ['2026-12-25', '2027-01-03', '25 декабря 2026 — 3 января 2027'],
])('of the days from %s to %s what both share is said once: %s', (starts_on, ends_on, words) => {
  expect(periodWords({ starts_on, ends_on }).replaceAll('\u00A0', ' ')).toBe(words)
})
