import { expect, test } from 'bun:test'
import { connectionOf, pollEvery, reopenAfter } from './connection'

test('an answer that fails means lost, even while the stream looks open', () => {
  expect(connectionOf({ streaming: true, failing: true })).toBe('lost')
  expect(connectionOf({ streaming: false, failing: true })).toBe('lost')
})

test('without the stream the board asks every five seconds', () => {
  expect(connectionOf({ streaming: false, failing: false })).toBe('polling')
  expect(pollEvery({ streaming: false, failing: false })).toBe(5000)
  expect(pollEvery({ streaming: true, failing: true })).toBe(5000)
})

test('with the stream it asks seldom, but still asks', () => {
  expect(connectionOf({ streaming: true, failing: false })).toBe('live')
  expect(pollEvery({ streaming: true, failing: false })).toBe(30_000)
})

test('a stream that keeps failing is opened ever more seldom, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(reopenAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
