import { expect, test } from 'bun:test'
import { formatWait, waitInWords } from './wait'

test.each([
  [0, '0\u00A0с'],
  [45, '45\u00A0с'],
  [60, '1\u00A0мин'],
  [725, '12\u00A0мин 5\u00A0с'],
  [7_800, '2\u00A0ч 10\u00A0мин'],
  [3_605, '1\u00A0ч'],
])('%d seconds run down as «%s»', (seconds, shown) => {
  expect(formatWait(seconds)).toBe(shown)
})

test.each([
  [0.2, '1\u00A0секунду'],
  [44.1, '45\u00A0секунд'],
  [61, '2\u00A0минуты'],
  [3_541, '1\u00A0час'],
  [80_000, '23\u00A0часа'],
])('%d seconds are told as «%s», never less', (seconds, told) => {
  expect(waitInWords(seconds)).toBe(told)
})
