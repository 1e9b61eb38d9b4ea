import { expect, test } from 'bun:test'
import { crossesItself, isClosed } from '../../../../test/rings'
import { parseLine } from '../line.ts'
import { insideRing } from './rings.ts'

const square = parseLine('0 0, 4 0, 4 4, 0 4, 0 0')

test('a square does not cross itself and a bow tie does', () => {
  expect(crossesItself(square)).toBe(false)
  expect(crossesItself(parseLine('0 0, 4 4, 4 0, 0 4, 0 0'))).toBe(true)
})

test('two edges on one straight line do not cross', () => {
  expect(crossesItself(parseLine('0 0, 4 0, 4 4, 3 4, 2 2, 1 4, 0 4, 0 0'))).toBe(false)
})

test('a ring that does not come back is open', () => {
  expect(isClosed(square)).toBe(true)
  expect(isClosed(square.slice(0, -1))).toBe(false)
})

test('a point is inside or outside', () => {
  expect(insideRing([2, 2], square)).toBe(true)
  expect(insideRing([5, 2], square)).toBe(false)
})
