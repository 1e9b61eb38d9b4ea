import { expect, test } from 'bun:test'
import { isNameWanted } from './keep-name'

test('a name is offered to a profile without one, and only such as the profile takes', () => {
  expect(isNameWanted({ name: null }, '')).toBe(true)
  expect(isNameWanted({ name: null }, ' Анна Мария ')).toBe(true)
  expect(isNameWanted({ name: null }, 'Anna')).toBe(false)
  expect(isNameWanted({ name: 'Пётр' }, 'Анна')).toBe(false)
})
