import { expect, test } from 'bun:test'
import { foldedText, oneLine, plainText } from './same-text'

test('names are one, however they are spaced, cased and composed', () => {
  const all = [
    'Чай  Ёлочный',
    'чай ёлочный',
    'ЧАЙ\u00A0\u00A0ЕЛОЧНЫЙ ',
    'Чай Ёлочный'.normalize('NFD'),
    'Чай\u200B Ёлочный',
  ]
  expect(new Set(all.map(foldedText)).size).toBe(1)
})

test('a text is the same text with other blanks and line ends, and another one with other letters', () => {
  expect(plainText(' а\u00A0\u00A0б \r\nв ')).toBe(plainText('а б\nв'))
  expect(plainText('а')).not.toBe(plainText('А'))
  expect(plainText('а\nб')).not.toBe(plainText('а б'))
})

test('a name is one line with single blanks', () => {
  expect(oneLine(' Ролл\u00A0 \n«Чай\u200Bка» '.normalize('NFD'))).toBe('Ролл «Чайка»')
})

test('a long run of blanks costs nothing', () => {
  const before = process.cpuUsage()
  plainText(`${' '.repeat(200_000)}x${'\n '.repeat(100_000)}x`)
  foldedText(`${' '.repeat(200_000)}x`)
  const { user } = process.cpuUsage(before)
  // What a busy machine adds to the time by the clock is not counted.
  expect(user / 1e6).toBeLessThan(2)
})
