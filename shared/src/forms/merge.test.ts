import { expect, test } from 'bun:test'
import { mergeValues } from './merge'

const base = { name: 'Центр', price: '100', is_active: true }

test('what only the other changed is taken over, what both changed differently stays mine and is named', () => {
  const theirs = { name: 'Север', price: '150', is_active: true }
  expect(mergeValues(base, { ...base, name: 'Юг' }, theirs)).toEqual({
    values: { name: 'Юг', price: '150', is_active: true },
    taken: ['price'],
    clashes: ['name'],
  })
})

test('the same change by both is none', () => {
  const changed = { ...base, is_active: false }
  expect(mergeValues(base, changed, { ...changed })).toEqual({ values: changed, taken: [], clashes: [] })
})
