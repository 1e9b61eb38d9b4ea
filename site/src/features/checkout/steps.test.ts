import { expect, test } from 'bun:test'
import { cartStepOf } from './steps'

test('the cart opens on its first step unless asked for the second', () => {
  expect(cartStepOf(null)).toBe(1)
  expect(cartStepOf('1')).toBe(1)
  expect(cartStepOf('2')).toBe(2)
})

test('a step that does not exist is no step', () => {
  for (const step of ['0', '3', 'two', '2 ']) expect(cartStepOf(step)).toBeNull()
})
