import { expect, test } from 'bun:test'
import { formatCountdown } from './countdown'

test.each([
  [300_000, '5:00'],
  [222_000, '3:42'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
])('%d ms are shown as %s', (left, shown) => {
  expect(formatCountdown(left)).toBe(shown)
})
