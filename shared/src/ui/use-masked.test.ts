import { expect, test } from 'bun:test'
import { caretAfter } from './use-masked'

test('the caret stays at the end while one types on', () => {
  expect(caretAfter('+7 (900) 1', '+7 (9001', 8)).toBe(10)
})

test('the caret stays behind the digit that was corrected in the middle', () => {
  // A 5 was put behind «+7 (9».
  expect(caretAfter('+7 (950) 011-12-2', '+7 (9500) 111-22', 6)).toBe(6)
})

test('a press of backspace on a bracket moves the caret over it', () => {
  expect(caretAfter('+7 (900) 111', '+7 (900 111', 7)).toBe(7)
})
