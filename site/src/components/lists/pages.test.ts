import { expect, test } from 'bun:test'
import { reviewList } from '@ostrov/shared/reviews/lists'
import { isPastEnd, pageOf } from './pages'

test('a parameter names a page or nothing', () => {
  const named = ['page=2', '', 'page=1', 'page=-1', 'page=0', 'page=x', 'page=99999', 'page=2&page=3']
  expect(named.map((text) => pageOf(reviewList, new URLSearchParams(text)))).toEqual([
    ...[2, 1, 1],
    ...[null, null, null, null, null],
  ])
})

test('a page past the last is none; the first of an empty list is one', () => {
  expect(isPastEnd({ page: 2, limit: 20, total: 20 })).toBe(true)
  expect(isPastEnd({ page: 2, limit: 20, total: 21 })).toBe(false)
  expect(isPastEnd({ page: 1, limit: 20, total: 0 })).toBe(false)
})
