import { expect, test } from 'bun:test'
import { halfAt, tappedRating } from './stars-taps'

test.each([
  [1, 0, 1],
  [4.5, 0, 5],
  [5, 0, 5],
  [3.5, 5, 4],
])('a tap at %p of five, with %p chosen, gives the whole star: %p', (half, before, rating) => {
  expect(tappedRating(half, before)).toBe(rating)
})

test.each([
  [5, 5, 4.5],
  [4.5, 5, 4.5],
  [2, 2, 1.5],
])('a second tap on the same star gives its half: at %p with %p chosen it is %p', (half, before, rating) => {
  expect(tappedRating(half, before)).toBe(rating)
})

test('a third tap gives the whole star back, and one star has no half', () => {
  expect(tappedRating(5, tappedRating(5, 5))).toBe(5)
  expect(tappedRating(1, 1)).toBe(1)
})

test.each([
  [-5, 1],
  [0, 1],
  [130, 3],
  [120, 2.5],
  [240, 5],
  [400, 5],
])('a mouse at %p of 240 px is at %p', (x, half) => {
  expect(halfAt(x, 240)).toBe(half)
})
