import { expect, test } from 'bun:test'
import { readUnanswered, seenBaskets } from './tabs'

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

test('baskets that were kept in another shape are none', () => {
  expect(seenBaskets('{"a":{"items":[{"product":{"id":"b"}}]}}')).toEqual(
    expect.objectContaining({ a: expect.anything() }),
  )
  for (const text of ['', '{', 'null', '[1]', '{"a":1}', '{"a":{"items":[{}]}}']) expect(seenBaskets(text)).toBeNull()
})
