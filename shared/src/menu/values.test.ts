import { expect, test } from 'bun:test'
import { changedFields } from '../forms/merge'
import { storedPicture } from '../images/pictures'
import { dishBody, dishPlain, dishValues } from './values'

const empty = dishValues(null, 'soups')
const base = { ...empty, name: 'Уха', price: '450', weight: '0,5' }

test('pictures are the same by what they are, wherever they are shown from', () => {
  const picture = storedPicture({ id: 'a', url: '/one.webp' })
  const there = { ...base, pictures: [{ ...picture, url: '/another.webp' }] }
  expect(changedFields({ ...base, pictures: [picture] }, there, dishPlain)).toEqual([])
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
