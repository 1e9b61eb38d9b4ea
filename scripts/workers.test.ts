import { expect, test } from 'bun:test'
import { isHopeless, pauseBefore } from './workers.ts'

const NOW = 1_000_000

test('the first crash is followed by half a second of rest', () => {
  expect(pauseBefore([NOW], NOW)).toBe(500)
})

test('the rest doubles with each recent crash and stays below fifteen seconds', () => {
  expect(pauseBefore([NOW, NOW, NOW], NOW)).toBe(2_000)
  expect(pauseBefore(Array(20).fill(NOW), NOW)).toBe(15_000)
})

test('crashes older than a minute are forgotten', () => {
  expect(pauseBefore([NOW - 61_000, NOW - 60_000, NOW], NOW)).toBe(500)
  expect(isHopeless(Array(100).fill(NOW - 60_000), 2, NOW)).toBe(false)
})

test('more than five crashes a minute for each worker are hopeless', () => {
  expect(isHopeless(Array(10).fill(NOW), 2, NOW)).toBe(false)
  expect(isHopeless(Array(11).fill(NOW), 2, NOW)).toBe(true)
})
