import { expect, test } from 'bun:test'
import { readUnanswered } from './tabs'

const NOTHING = { pending: {}, adding: [] }
const kept = JSON.stringify({ at: 1000, pending: { a: 2 }, adding: [] })

test('a choice made on the page before is taken up again', () => {
  expect(readUnanswered(kept, 2000)).toMatchObject({ pending: { a: 2 }, adding: [] })
})

test('an old choice, or nonsense, is not', () => {
  expect(readUnanswered(kept, 60_000)).toEqual(NOTHING)
  for (const text of ['{', '5', '{"at":1000}', '{"at":1000,"pending":{"a":"2"},"adding":[]}'])
    expect(readUnanswered(text, 2000)).toEqual(NOTHING)
  expect(readUnanswered(null, 2000)).toEqual(NOTHING)
})
