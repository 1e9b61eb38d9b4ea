import { expect, test } from 'bun:test'
import { headSort } from './head-sort'

const table = {
  name: 'rows',
  title: 'Строки',
  sizes: [50],
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые', title: 'По\u00A0алфавиту' },
} as const

test('a press on a head turns the order round', () => {
  expect(headSort(table, {}, 'created_at')).toEqual({ direction: 'descending', next: 'created_at' })
  expect(headSort(table, { sort: 'created_at' }, 'created_at')).toEqual({ direction: 'ascending', next: '-created_at' })
  expect(headSort(table, { sort: 'title' }, 'created_at')).toEqual({ direction: null, next: '-created_at' })
})

test('a list that is sorted one way alone by a column stays so', () => {
  expect(headSort(table, {}, 'title')).toEqual({ direction: null, next: 'title' })
  expect(headSort(table, { sort: 'title' }, 'title')).toEqual({ direction: 'ascending', next: 'title' })
})

test('a column that the list is not sorted by has a plain head', () => {
  expect(headSort(table, {}, 'owner')).toBeNull()
  expect(headSort({ name: 'rows', title: 'Строки', sizes: [50] }, {}, 'title')).toBeNull()
})
