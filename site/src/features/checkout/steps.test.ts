import { expect, test } from 'bun:test'
import { cartPath } from '@ostrov/shared/paths'
import { basketAt, type CartPlace, cartPlaceOf, cartStepOf } from './steps'

test('the cart opens on its first step unless asked for the second', () => {
  expect(cartStepOf(null)).toBe(1)
  expect(cartStepOf('1')).toBe(1)
  expect(cartStepOf('2')).toBe(2)
})

test('a step that does not exist is no step', () => {
  for (const step of ['0', '3', 'two', '2 ']) expect(cartStepOf(step)).toBeNull()
})

const baskets = [{ restaurant_id: 'storm' }, { restaurant_id: 'spin' }]

test('the chosen basket comes back out of its own address', () => {
  const place: CartPlace = { step: 2, restaurant: 'spin' }
  expect(cartPlaceOf(new URL(cartPath(place), 'https://ostrov.example').searchParams)).toEqual(place)
  expect(cartPath({ step: 1, restaurant: null })).toBe('/eda/cart')
})

test('the basket of the address is the one that is ordered, wherever it stands in the list', () => {
  expect(basketAt({ step: 2, restaurant: 'spin' }, baskets)).toEqual({ restaurant_id: 'spin' })
})

test('a basket that is gone is no other basket', () => {
  expect(basketAt({ step: 1, restaurant: 'gone' }, baskets)).toBeUndefined()
  expect(basketAt({ step: 2, restaurant: 'gone' }, baskets)).toBeUndefined()
})

test('of several baskets none is ordered before it was chosen', () => {
  expect(basketAt({ step: 2, restaurant: null }, baskets)).toBeUndefined()
  expect(basketAt({ step: 2, restaurant: null }, baskets.slice(1))).toEqual({ restaurant_id: 'spin' })
  expect(basketAt({ step: 1, restaurant: null }, baskets)).toEqual({ restaurant_id: 'storm' })
})
