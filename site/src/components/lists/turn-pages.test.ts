import { expect, test } from 'bun:test'
import { isOtherPage, readingPlace } from './turn-pages'

test('a page is read from the top, or from 150 px above its anchor, never from above the top', () => {
  expect(readingPlace(null, 900)).toBe(0)
  expect(readingPlace({ top: -400 }, 900)).toBe(350)
  expect(readingPlace({ top: 20 }, 40)).toBe(0)
})

test('filters that open over a list at an anchor leave the page as it is; another page of the list is read anew', () => {
  expect(isOtherPage('/cars?page=2', '/cars?page=2#filters')).toBe(false)
  expect(isOtherPage('/cars#filters', '/cars')).toBe(false)
  expect(isOtherPage('/cars?page=2#filters', '/cars')).toBe(true)
})
