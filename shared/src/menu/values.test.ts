import { expect, test } from 'bun:test'
import { dishBody, dishValues, mergeDish } from './values'

const empty = dishValues(null, 'soups')
const base = { ...empty, name: 'Уха', price: '450', weight: '0,5' }

test('what only the other changed is taken over, what both changed stays mine and is named', () => {
  const mine = { ...base, name: 'Уха с лососем', description: 'Горячая' }
  const theirs = { ...base, name: 'Уха по-фински', price: '490', description: '' }
  const { values, taken, clashes } = mergeDish(base, mine, theirs)
  expect(values).toMatchObject({ name: 'Уха с лососем', price: '490', description: 'Горячая' })
  expect([taken, clashes]).toEqual([['price'], ['name']])
})

test('the same change by both is no clash', () => {
  const changed = { ...base, price: '500' }
  expect(mergeDish(base, changed, { ...changed })).toMatchObject({ taken: [], clashes: [] })
})

test('a comma is a decimal point, an empty discount is none, and nothing said of food is nothing', () => {
  expect(dishBody(base)).toMatchObject({
    weight: 0.5,
    price: 450,
    discount_price: 0,
    nutritional_value: null,
    image_id: null,
  })
  expect(dishBody({ ...base, fat: '2,5' }).nutritional_value).toEqual({
    calories: 0,
    protein: 0,
    fat: 2.5,
    carbohydrates: 0,
  })
})
