import { expect, test } from 'bun:test'
import { groupDigits, typedNumber } from './number-text'

test('a whole number is read out of what a person types or pastes', () => {
  for (const typed of ['5 000', '5\u00A0000', '5\u202F000', '5000', '05000']) expect(typedNumber(typed)).toBe('5000')
  // A digit was put into and taken out of what the field had grouped.
  expect(typedNumber('12\u00A0345\u00A06')).toBe('123456')
  expect(typedNumber('1\u00A000')).toBe('100')
  expect(['0', '00', ''].map(typedNumber)).toEqual(['0', '0', ''])
})

test('what is no whole number stays as it was typed, to the sign', () => {
  for (const typed of ['7,5', '7.5', '7,', '7 5', '-5', 'сто', '5 000 ₽', '1,000', '1 0', ' ', '1\u00A0000,5'])
    expect(typedNumber(typed)).toBe(typed)
})

test('a sum is shown in groups of three', () => {
  expect(groupDigits('1250000')).toBe('1\u00A0250\u00A0000')
  expect(groupDigits('999')).toBe('999')
  for (const typed of ['', '7,5']) expect(groupDigits(typed)).toBe(typed)
})
