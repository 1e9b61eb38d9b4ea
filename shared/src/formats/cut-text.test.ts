import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { cutText } from './cut-text'

test.each([
  ['Ролл «Чайка»', 4, 'Ролл'],
  ['суши 🍣🍣', 6, 'суши 🍣'],
  ['суши 🍣🍣', 5, 'суши '],
  ['повар 👩‍🍳', 8, 'повар '],
  ['повар 👩‍🍳', 9, 'повар 👩‍🍳'],
  ['🇷🇺🇷🇺', 3, '🇷🇺'],
  ['👍🏽', 1, ''],
  ['е\u0301', 1, ''],
  ['', 5, ''],
])('%j cut to %d is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

test('what is cut has no half of a pair and is not longer than allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect([...cut].length).toBeLessThanOrEqual(max)
    }),
  )
})

test('a length may be counted otherwise', () => {
  expect(cutText('суши 🍣🍣', 7, ({ length }) => length)).toBe('суши 🍣')
})
