import { expect, test } from 'bun:test'
import { detailLines } from './details'

test('facts are read line by line in words, beside what was shown', () => {
  const before = { name: 'Шторм', phones: ['74242000000'], coordinates: { type: 'Point', coordinates: [142.7, 46.9] } }
  const lines = detailLines(before, { ...before, name: 'Штиль', phones: [] })
  expect(lines.map(({ label, shown, proposed }) => [label, shown, proposed])).toEqual([
    ['Название', 'Шторм', 'Штиль'],
    ['Телефоны', '+7 (4242) 00-00-00', ''],
    ['На\u00A0карте', '142.7, 46.9', '142.7, 46.9'],
  ])
})

test('where nothing was shown yet, nothing stands beside it', () => {
  expect(detailLines(null, { name: 'Шторм' })).toEqual([
    { name: 'name', label: 'Название', shown: null, proposed: 'Шторм' },
  ])
})
