import { expect, test } from 'bun:test'
import { readingPlace } from './turn-pages'

test('a page is read from the top, or from 150 px above its anchor, never from above the top', () => {
  expect(readingPlace(null, 900)).toBe(0)
  expect(readingPlace({ top: -400 }, 900)).toBe(350)
  expect(readingPlace({ top: 20 }, 40)).toBe(0)
})
