import { expect, test } from 'bun:test'
import { changedFields, mergeValues, valueWords } from './merge'

const base = { name: 'Уха', price: '450', description: '', dishes: ['a', 'b'] }

test('what only the other changed is taken over, what both changed stays mine and is named', () => {
  const mine = { ...base, name: 'Уха с лососем', description: 'Горячая' }
  const theirs = { ...base, name: 'Уха по-фински', price: '490' }
  const { values, taken, clashes } = mergeValues(base, mine, theirs)
  expect(values).toEqual({ ...base, name: 'Уха с лососем', price: '490', description: 'Горячая' })
  expect([taken, clashes]).toEqual([['price'], ['name']])
})

test('the same change by both is no clash', () => {
  const changed = { ...base, price: '500' }
  expect(mergeValues(base, changed, { ...changed })).toMatchObject({ taken: [], clashes: [] })
})

test('what of a field is compared is the form’s to say', () => {
  const turned = { ...base, dishes: ['b', 'a'] }
  expect(changedFields(base, turned)).toEqual(['dishes'])
  expect(changedFields(base, turned, (values, name) => [...values[name]].sort())).toEqual([])
})

test('what a field holds is said in words', () => {
  expect([true, false, ['a', 'b'], ' ', 'Уха', 450].map(valueWords)).toEqual([
    'да',
    'нет',
    '2',
    'пусто',
    '«Уха»',
    '«450»',
  ])
})
