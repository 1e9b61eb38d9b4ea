import { expect, test } from 'bun:test'
import { chosenOf, filtersQuery, pageHref, pageOf } from './listing'

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
  expect([pageOf('2'), pageOf('-1'), pageOf('x'), pageOf(null)]).toEqual([2, 1, 1, 1])
})
