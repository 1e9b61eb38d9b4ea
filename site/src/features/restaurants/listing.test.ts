import { expect, test } from 'bun:test'
import { chosenOf, filtersQuery, isPastEnd, listingElsewhere, pageHref, pageOf } from './listing'

test('the path names kitchens once each', () => {
  expect(chosenOf('rolls,pizza,rolls,')).toEqual(['rolls', 'pizza'])
  expect(chosenOf(undefined)).toEqual([])
})

test('«Открыто» stands alone', () => {
  expect(chosenOf('rolls,open')).toEqual(['open'])
  expect(filtersQuery(['open'], 1)).toEqual({ page: 1, opened: true })
})

test('kitchens are asked for together', () => {
  expect(filtersQuery(['rolls', 'pizza'], 2)).toEqual({ page: 2, cuisines: 'rolls,pizza' })
})

test('the page is left out of the address when it is the first', () => {
  const url = new URL('http://here/eda/filters/rolls?page=3')
  expect(pageHref(url, 1)).toBe('/eda/filters/rolls')
  expect(pageHref(url, 4)).toBe('/eda/filters/rolls?page=4')
})

test('a parameter names a page or nothing', () => {
  expect([pageOf('2'), pageOf(null), pageOf('-1'), pageOf('0'), pageOf('x'), pageOf('99999')]).toEqual([
    2,
    1,
    null,
    null,
    null,
    null,
  ])
})

test('a page past the last is none; the first of an empty list is one', () => {
  expect(isPastEnd({ page: 2, limit: 20, total: 20 })).toBe(true)
  expect(isPastEnd({ page: 2, limit: 20, total: 21 })).toBe(false)
  expect(isPastEnd({ page: 1, limit: 20, total: 0 })).toBe(false)
})

test.each([
  ['/eda/filters/pizza,rolls', null],
  ['/eda/filters/rolls,pizza', '/eda/filters/pizza,rolls'],
  ['/eda/filters/rolls,pizza,rolls?page=2', '/eda/filters/pizza,rolls?page=2'],
  ['/eda/filters/open,rolls', '/eda/filters/open'],
  ['/eda/filters?page=1', '/eda/filters'],
  ['/eda/filters', null],
])('%s belongs at %p', (address, elsewhere) => {
  const url = new URL(address, 'http://here')
  expect(listingElsewhere(url, chosenOf(url.pathname.split('/')[3]))).toBe(elsewhere)
})
