import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { cleanLine, cleanText } from './clean-text'

test.each([
  ['чаи\u0306', 'чай'],
  ['чаи\u200B\u0306', 'чай'],
  ['ёлка', 'е\u0308лка'],
  ['Ка\u200Bфе', 'Кафе'],
  ['\uFEFFКафе', 'Кафе'],
  ['ка\u00ADфе', 'кафе'],
  ['\u202Eанна\u202C', 'анна'],
  ['\u2066анна\u2069\u200E\u200F\u061C', 'анна'],
  ['а\u200Dн\u200Cна', 'анна'],
  ['\u3164\u115F\u1160\uFFA0\u2800\u180E\u2060\uFE0F', ''],
  ['анна\u{E0041}\u{E0042}', 'анна'],
  ['🍣\u{E0041}\u{E0042}', '🍣'],
  ['ан\x07\x1B\x7F\x9Fна', 'анна'],
  ['ан\uFFFE\uFFF9на', 'анна'],
  ['один\r\nдва\rтри\u2028четыре\u2029пять\x85шесть\vсемь', 'один\nдва\nтри\nчетыре\nпять\nшесть\nсемь'],
  ['один\tдва', 'один два'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(cleanText(kept))
  expect(cleanText(typed)).toBe(kept.normalize('NFC'))
})

test.each([
  ...['👩‍🍳 готовит', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '❤️‍🔥', '☎︎', '5️⃣', '#⃣', '👍🏽', '🧑🏻‍🚀', '🇷🇺', '♀️', '🤷🏽‍♀️'],
  ...[
    'две\nстроки',
    'Ёлки\u00A0— «№\u00A05»',
    'Crème brûlée',
    '«Ñandú»',
    '日本',
    '가나다',
    '½ порции, 30 °C',
    'œ',
    'ǅ',
  ],
])('%j stays as it is', (text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'))
})

test('a line has no second one', () => {
  expect(cleanLine('Анна\nИтого: 0')).toBe('Анна Итого: 0')
  expect(cleanLine('Анна\u2028Итого: 0')).toBe('Анна Итого: 0')
})

test('what is clean stays so, whatever it was made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text)
      return cleanText(once) === once && once.normalize('NFC') === once
    }),
    { numRuns: 1000 },
  )
})
