import { expect, test } from 'bun:test'
import { isRefused } from './refusal'

const NOW = new Date('2026-11-22T10:00:00+11:00')
const daysAgo = (days: number) => ({ getItem: () => String(NOW.getTime() - days * 24 * 3_600_000) })

test.each([
  ['a minute ago', daysAgo(1 / 1440), true],
  ['29 days ago', daysAgo(29), true],
  ['30 days ago', daysAgo(30), false],
  ['by a clock that ran a year ahead', daysAgo(-365), false],
  ['never', { getItem: () => null }, false],
  ['nonsense', { getItem: () => 'вчера' }, false],
])('refused %s', (_, shelf, refused) => {
  expect(isRefused(NOW, shelf)).toBe(refused)
})
