import { expect, test } from 'bun:test'
import type { ListTable } from '@ostrov/shared/lists/table'
import { headSort } from './head-sort'

const PLAIN: ListTable = { name: 'rows', title: 'Строки', sizes: [50] }
const table: ListTable = {
  ...PLAIN,
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые', title: 'По\u00A0алфавиту' },
}

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
  expect(headSort(PLAIN, {}, 'title')).toBeNull()
})
