import { expect, test } from 'bun:test'
import { PROMO_SHEET_EVERY_MS } from '@ostrov/shared/promotions/rules'
import { NO_DELIVERY_DIALOG_EVERY_MS } from '@ostrov/shared/restaurants/labels'
import { isDue } from './is-due'

const NOW = 1_800_000_000_000

test.each([
  ['the delivery dialog comes again after ten minutes', NO_DELIVERY_DIALOG_EVERY_MS, 600_000],
  ['a promotion comes again after 24 hours', PROMO_SHEET_EVERY_MS, 86_400_000],
])('%s, not sooner', (_, every, after) => {
  expect(isDue(null, NOW, every)).toBe(true)
  expect(isDue(String(NOW - after + 1), NOW, every)).toBe(false)
  expect(isDue(String(NOW - after), NOW, every)).toBe(true)
})

test('nonsense in the storage does not silence it', () => {
  expect(isDue('вчера', NOW, 600_000)).toBe(true)
})
