import { expect, test } from 'bun:test'
import { limitWords, shortageWords } from './words'

const option = { is_active: true, stopped_until: null, moderation_status: 'approved' }

test.each([
  [0, 1, 'можно выбрать одну или ни одной'],
  [0, 3, 'можно выбрать до 3'],
  [1, 1, 'выбрать ровно 1'],
  [1, 3, 'выбрать от 1 до 3'],
])('from %i to %i is said in words', (min, max, words) => {
  expect(limitWords({ min, max }).replaceAll('\u00A0', ' ')).toBe(words)
})

test('a group that lacks what it demands says what customers are shown', () => {
  const group = (min: number, product_options: Parameters<typeof shortageWords>[0]['product_options']) =>
    shortageWords({ min, max: 3, product_options }, new Date('2026-11-22T00:00:00Z'))
  expect(group(1, [option])).toBeNull()
  expect(group(2, [option, { ...option, is_active: false }])).toContain('1\u00A0опция')
  expect(group(1, [{ ...option, stopped_until: '2026-11-22T01:00:00Z' }])).toContain('не\u00A0видят')
  expect(group(0, [{ ...option, moderation_status: 'pending' }])).toContain('не\u00A0видят')
})
