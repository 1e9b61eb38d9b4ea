import { expect, test } from 'bun:test'
import { isDue } from './delivery-modal'

const NOW = 1_800_000_000_000

test('the dialog comes again after ten minutes, not sooner', () => {
  expect(isDue(null, NOW)).toBe(true)
  expect(isDue(String(NOW - 599_000), NOW)).toBe(false)
  expect(isDue(String(NOW - 600_000), NOW)).toBe(true)
})

test('nonsense in the storage does not silence it', () => {
  expect(isDue('вчера', NOW)).toBe(true)
})
