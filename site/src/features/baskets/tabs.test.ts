import { expect, test } from 'bun:test'
import { readPending } from './tabs'

const kept = JSON.stringify({ at: 1000, pending: { a: 2, b: 'много' } })

test('a choice made on the page before is taken up again', () => {
  expect(readPending(kept, 2000)).toEqual({ a: 2 })
})

test('an old choice, or nonsense, is not', () => {
  expect(readPending(kept, 60_000)).toEqual({})
  expect(readPending('{', 2000)).toEqual({})
  expect(readPending(null, 2000)).toEqual({})
})
