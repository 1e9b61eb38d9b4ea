import { expect, test } from 'bun:test'
import { monthsBefore, periodWords } from './months'

test('the months that are over come with their days, over the turn of a year and of a leap one', () => {
  expect(monthsBefore('2026-01-31', 2)).toEqual([
    { name: 'декабрь', starts_on: '2025-12-01', ends_on: '2025-12-31' },
    { name: 'ноябрь', starts_on: '2025-11-01', ends_on: '2025-11-30' },
  ])
  expect(monthsBefore('2028-03-01', 1)).toEqual([{ name: 'февраль', starts_on: '2028-02-01', ends_on: '2028-02-29' }])
  expect(periodWords({ starts_on: '2026-10-01', ends_on: '2026-10-31' })).toContain('31')
})
