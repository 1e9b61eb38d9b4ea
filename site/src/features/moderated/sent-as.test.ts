import { expect, test } from 'bun:test'
import { sentAs } from './sent-as'

test('what was written is told of as it is: it waits, is shown, or waits beside what is shown', () => {
  expect(sentAs({ state: 'pending', is_waiting: false }, true)).toBe('sent')
  expect(sentAs({ state: 'published', is_waiting: false }, true)).toBe('shown')
  expect(sentAs({ state: 'published', is_waiting: true }, false)).toBe('changed')
  expect(sentAs({ state: 'approved', is_waiting: false }, false)).toBe('saved')
  // Returned once and written anew.
  expect(sentAs({ state: 'pending', is_waiting: false }, false)).toBe('sent')
})
