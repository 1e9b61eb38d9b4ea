import { expect, test } from 'bun:test'
import { pageOf, withFilter, withParam } from './search-params'

test('an empty filter leaves no trace in the address', () => {
  expect(withParam(new URLSearchParams('status=COMPLETED&query=12'), 'query', '').toString()).toBe('status=COMPLETED')
})

test('a changed filter starts from the first page', () => {
  expect(withFilter(new URLSearchParams('page=4'), 'status', 'COMPLETED').toString()).toBe('status=COMPLETED')
})

test.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=кот', 1],
  ['page=99999', 1],
])('«%s» is page %d', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page)
})
