import { expect, test } from 'bun:test'
import { digitsOf, groupDigits } from './number-text'

test('a sum is read out of what a person types or pastes', () => {
  expect(digitsOf('5 000 ₽')).toBe('5000')
  expect(digitsOf('007')).toBe('7')
  expect(digitsOf('0')).toBe('0')
  expect(digitsOf('сто')).toBe('')
})

test('a sum is shown in groups of three', () => {
  expect(groupDigits('1250000')).toBe('1\u00A0250\u00A0000')
  expect(groupDigits('999')).toBe('999')
  expect(groupDigits('')).toBe('')
})
