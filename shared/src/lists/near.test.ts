import { expect, test } from 'bun:test'
import { readAddress, writeAddress } from './address'
import { chipsOf } from './chips'
import { readWindow } from './near'
import type { ListTable } from './table'

const LIST = {
  name: 'places',
  title: 'Места',
  sizes: [10],
  near: true,
  filters: { window: { kind: 'window', label: 'Участок карты' } },
  sorts: { name: 'По имени', price: 'По цене' },
} as const satisfies ListTable
const read = (query: string) => readAddress(LIST, new URLSearchParams(query))

test('an address keeps a place to some hundred metres, a window of the map to some ten, and the map itself', () => {
  const query = read('near=46.95912,142.738456&window=46.91234,142.6,47.1,142.90009&view=map&view_of=x')
  expect<object>(query).toEqual({ near: '46.959,142.738', window: '46.9123,142.6,47.1,142.9001', view: 'map' })
  expect(writeAddress(LIST, query)).toBe('?window=46.9123,142.6,47.1,142.9001&near=46.959,142.738&view=map')
})

test('what is no place, no window and no view is left out', () => {
  for (const wrong of ['near=here', 'near=91,0', 'near=46.9', 'window=47,142,46,143', 'window=1,2,3', 'view=list'])
    expect(read(wrong)).toEqual({})
  expect(readWindow('46.9,142.6,47.1,142.9')).toEqual({ south: 46.9, west: 142.6, north: 47.1, east: 142.9 })
})

test('a window is a choice that can be taken back', () => {
  const query = read('window=46.9,142.6,47.1,142.9&near=46.959,142.738')
  expect(chipsOf(LIST, query)).toEqual([
    { key: 'window', label: 'Участок карты', without: { ...query, window: undefined } },
  ])
})

test('a list that stands nowhere knows none of it', () => {
  const { near: _, ...plain } = LIST
  expect(readAddress({ ...plain, filters: {} }, new URLSearchParams('near=46.9,142.7&view=map'))).toEqual({})
})
