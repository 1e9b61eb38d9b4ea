import { expect, test } from 'bun:test'
import { changedFields, clashWords, optionValues } from './values'

const began = { ...optionValues(null, null), name: 'Сыр', price: '50', product_ids: ['a', 'b'] }

test('dishes in another order are no change', () => {
  expect(changedFields(began, { ...began, product_ids: ['b', 'a'] })).toEqual([])
})

test('two who changed different things do not clash', () => {
  expect(clashWords(began, { ...began, name: 'Двойной сыр' }, { ...began, price: '60' })).toBeNull()
})

test('two who changed the same to the same do not clash', () => {
  expect(clashWords(began, { ...began, price: '60' }, { ...began, price: '60' })).toBeNull()
})

test('two who changed one thing are told what it became', () => {
  expect(clashWords(began, { ...began, price: '70' }, { ...began, price: '60' })).toContain('доплата: 60')
})
