import { expect, test } from 'bun:test'
import { dishBody, dishValues } from './values'

const empty = dishValues(null, 'soups')
const base = { ...empty, name: 'Уха', price: '450', weight: '0,5' }

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
