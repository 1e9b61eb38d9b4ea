import { expect, test } from 'bun:test'
import { changedFields, mergeValues } from '../forms/merge'
import { choicePlain, optionValues } from './values'

const began = { ...optionValues(null, null), name: 'Сыр', price: '50', product_ids: ['a', 'b'] }
const clashes = (mine: object, theirs: object) =>
  mergeValues(began, { ...began, ...mine }, { ...began, ...theirs }, choicePlain).clashes

test('dishes in another order are no change', () => {
  expect(changedFields(began, { ...began, product_ids: ['b', 'a'] }, choicePlain)).toEqual([])
})

test('two who changed different things do not clash', () => {
  expect(clashes({ name: 'Двойной сыр' }, { price: '60' })).toEqual([])
})

test('two who changed the same to the same do not clash', () => {
  expect(clashes({ price: '60' }, { price: '60' })).toEqual([])
})

test('two who changed one thing are told which', () => {
  expect(clashes({ price: '70' }, { price: '60' })).toEqual(['price'])
})
