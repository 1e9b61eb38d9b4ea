import { expect, test } from 'bun:test'
import { orderedRows, placeOf, placesFor, placeWords, pointedPlace, steppedPlace } from './tree'

const soups = { id: 'soups', rows: ['ukha', 'ramen'] }
const empty = { id: 'empty', rows: [] }
const closed = { id: 'closed', rows: null }
const tree = [soups, empty, closed]
const places = placesFor(tree, 'ramen')
const first = { branch: 'soups', after_id: null }
const last = { branch: 'soups', after_id: 'ukha' }
const inEmpty = { branch: 'empty', after_id: null }
const inClosed = { branch: 'closed', after_id: undefined }

test('a row may stand in every branch: at each place of an open one, in an empty one, at the end of a closed one', () => {
  expect(places).toEqual([first, last, inEmpty, inClosed])
})

test('a row knows the place it stands at', () => {
  expect([placeOf(tree, 'ukha'), placeOf(tree, 'ramen'), placeOf(tree, 'gone')]).toEqual([first, last, null])
})

test.each([
  [last, 'ArrowUp', first],
  [first, 'ArrowUp', first],
  [last, 'ArrowDown', inEmpty],
  [inEmpty, 'ArrowDown', inClosed],
  [inClosed, 'ArrowDown', inClosed],
  [inClosed, 'ArrowUp', inEmpty],
  [first, 'PageDown', inEmpty],
  [inClosed, 'PageDown', inClosed],
  [inEmpty, 'PageUp', first],
  [last, 'PageUp', first],
  [inClosed, 'Home', first],
  [first, 'End', inClosed],
  [last, 'a', last],
])('from %o the key %s goes to %o', (from, key, to) => {
  expect(steppedPlace(places, from, key)).toEqual(to)
})

test('a branch that was opened under a lifted row is gone through from its end', () => {
  const opened = placesFor([soups, { id: 'closed', rows: ['tea'] }], 'ramen')
  expect(steppedPlace(opened, inClosed, 'ArrowUp')).toEqual({ branch: 'closed', after_id: null })
})

test('a pointer means the gap nearest to it', () => {
  const over = (branch: string, row: string | null, isBelow = false) =>
    pointedPlace(tree, 'ramen', { branch, row, isBelow })
  expect(over('soups', 'ukha')).toEqual(first)
  expect(over('soups', 'ukha', true)).toEqual(last)
  expect(over('soups', 'ramen', true)).toEqual(last)
  expect(over('soups', null)).toEqual(first)
  expect(over('empty', null)).toEqual(inEmpty)
  expect(over('closed', null)).toEqual(inClosed)
})

test('rows make room for the one that is put among them, and an unknown place is the last', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const order = (id: string, after_id: string | null | undefined) =>
    orderedRows(rows, { id }, after_id)
      .map((one) => one.id)
      .join('')
  expect([order('c', null), order('a', 'b'), order('a', undefined), order('d', 'a')]).toEqual([
    'cab',
    'bac',
    'bca',
    'adbc',
  ])
})

test('a place is said with its category', () => {
  const said = (place: Parameters<typeof placeWords>[2], name: string | null) =>
    placeWords(tree, 'ramen', place, name).replaceAll('\u00A0', ' ')
  expect(said(last, 'категория «Супы»')).toBe('место 2 из 2, категория «Супы»')
  expect(said(inEmpty, 'категория «Пусто»')).toBe('место 1 из 1, категория «Пусто»')
  expect(said(inClosed, 'категория «Чай»')).toBe('последнее место, категория «Чай»')
  expect(said(first, null)).toBe('место 1 из 2')
})
