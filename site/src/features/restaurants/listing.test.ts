import { expect, test } from 'bun:test'
import { chipsOf } from '@ostrov/shared/lists/chips'
import { restaurantList } from '@ostrov/shared/restaurants/lists'
import { chosenOf, filtersQuery, listingElsewhere, listingPath } from './listing'

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

test.each([
  ['/eda/filters/pizza,rolls', null],
  ['/eda/filters/rolls,pizza', '/eda/filters/pizza,rolls'],
  ['/eda/filters/rolls,pizza,rolls?page=2', '/eda/filters/pizza,rolls?page=2'],
  ['/eda/filters/open,rolls', '/eda/filters/open'],
  ['/eda/filters?page=1', '/eda/filters'],
  ['/eda/filters', null],
])('%s belongs at %p', (address, elsewhere) => {
  const url = new URL(address, 'http://here')
  const page = Number(url.searchParams.get('page') ?? 1)
  expect(listingElsewhere(url, filtersQuery(chosenOf(url.pathname.split('/')[3]), page))).toBe(elsewhere)
})

test('a kitchen taken away leads to the listing of the others, from its first page', () => {
  const chips = chipsOf(restaurantList, filtersQuery(['pizza', 'rolls'], 2), { cuisines: { pizza: 'Пицца' } })
  expect(chips.map(({ label, without }) => [label, listingPath(without)])).toEqual([
    ['Пицца', '/eda/filters/rolls'],
    ['rolls', '/eda/filters/pizza'],
  ])
  const [open] = chipsOf(restaurantList, filtersQuery(['open'], 1))
  expect([open?.label, open && listingPath(open.without)]).toEqual(['Открыто сейчас', '/eda/filters'])
})
