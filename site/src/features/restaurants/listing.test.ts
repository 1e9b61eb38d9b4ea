import { expect, test } from 'bun:test'
import { chipsOf } from '@ostrov/shared/lists/chips'
import { restaurantList } from '@ostrov/shared/restaurants/lists'
import { chosenOf, filtersQuery, listingPath, listingPlace } from './listing'

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

const KITCHENS = ['pizza', 'rolls']

/** As the page asks: a framework decodes a path but for the signs that part it. */
function placeOf(address: string) {
  const url = new URL(address, 'http://here')
  const page = Number(url.searchParams.get('page') ?? 1)
  return listingPlace(url, filtersQuery(chosenOf(decodeURI(url.pathname).split('/')[3]), page), KITCHENS)
}

test.each([
  ['/eda/filters/rolls,pizza', '/eda/filters/pizza,rolls'],
  ['/eda/filters/rolls,pizza,rolls?page=2', '/eda/filters/pizza,rolls?page=2'],
  ['/eda/filters/open,rolls', '/eda/filters/open'],
  ['/eda/filters/%70izza', '/eda/filters/pizza'],
  ['/eda/filters?page=1', '/eda/filters'],
])('%s belongs at %p, which leads no further', (address, path) => {
  expect(placeOf(address)).toEqual({ is: 'elsewhere', path })
  expect(placeOf(path)).toEqual({ is: 'here' })
})

test.each(['/eda/filters', '/eda/filters/pizza', '/eda/filters/pizza,rolls/'])('%s is where it belongs', (address) => {
  expect(placeOf(address)).toEqual({ is: 'here' })
})

test.each(['a%3Db', 'a=b', 'x%2Cy', 'x[y', 'x|y', 'pizza,x=y', 'пицца', 'PIZZA', '%25', 'x%3Fy', "x'y"])(
  'a kitchen nobody has, %s, is nowhere',
  (kitchen) => {
    expect(placeOf(`/eda/filters/${kitchen}`)).toEqual({ is: 'nowhere' })
  },
)

test('a kitchen taken away leads to the listing of the others, from its first page', () => {
  const chips = chipsOf(restaurantList, filtersQuery(['pizza', 'rolls'], 2), { cuisines: { pizza: 'Пицца' } })
  expect(chips.map(({ label, without }) => [label, listingPath(without)])).toEqual([
    ['Пицца', '/eda/filters/rolls'],
    ['rolls', '/eda/filters/pizza'],
  ])
  const [open] = chipsOf(restaurantList, filtersQuery(['open'], 1))
  expect([open?.label, open && listingPath(open.without)]).toEqual(['Открыто сейчас', '/eda/filters'])
})
