import { expect, test } from 'bun:test'
import { closesSheet, velocityOf } from './drag-close'

test('a sheet pulled 100 px stays, a pixel more closes it', () => {
  expect(closesSheet(100, 0)).toBe(false)
  expect(closesSheet(101, 0)).toBe(true)
})

test('a sheet thrown at 500 px/s stays, faster closes it', () => {
  expect(closesSheet(20, 500)).toBe(false)
  expect(closesSheet(20, 501)).toBe(true)
})

test('a throw upwards never closes', () => {
  expect(closesSheet(-40, -900)).toBe(false)
  expect(closesSheet(0, 900)).toBe(false)
})

test('velocity is counted in px a second', () => {
  expect(velocityOf({ y: 10, at: 100 }, { y: 30, at: 120 })).toBe(1000)
  expect(velocityOf({ y: 10, at: 100 }, { y: 30, at: 100 })).toBe(0)
})
