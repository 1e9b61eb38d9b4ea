import { expect, test } from 'bun:test'
import { attemptAnswered, attemptKey, type Shelf } from './attempt'

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
let made = 0
const newKey = () => `key-${++made}`

test('the same order keeps its key until it is answered', () => {
  const mine = shelf()
  const key = attemptKey({ cartSum: 500 }, mine, newKey)
  expect(attemptKey({ cartSum: 500 }, mine, newKey)).toBe(key)
})

test('a changed order is another attempt', () => {
  const mine = shelf()
  const key = attemptKey({ cartSum: 500 }, mine, newKey)
  expect(attemptKey({ cartSum: 600 }, mine, newKey)).not.toBe(key)
})

test('after an answer the same order is a new attempt', () => {
  const mine = shelf()
  const key = attemptKey({ cartSum: 500 }, mine, newKey)
  attemptAnswered(mine)
  expect(attemptKey({ cartSum: 500 }, mine, newKey)).not.toBe(key)
})
