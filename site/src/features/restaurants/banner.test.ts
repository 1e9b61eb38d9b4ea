import { expect, test } from 'bun:test'
import { deliveryTerms } from './banner'

const zone = { price: 149, min_order_sum: 700, free_delivery_sum: 2100 }
const terms = (cartSum: number) => deliveryTerms({ zone, cartSum, restaurant_free_delivery_sum: null })

test('an empty basket is told the minimum', () => {
  expect(terms(0)).toEqual({ price: 'Доставка 149\u00a0₽', hint: 'заказ от\u00a0700\u00a0₽' })
})

test('a small basket is told what is missing to the minimum', () => {
  expect(terms(500).hint).toBe('до\u00a0заказа ещё 200\u00a0₽')
})

test('past the minimum one is told what is missing to free delivery', () => {
  expect(terms(1760).hint).toBe('ещё 340\u00a0₽ — и\u00a0бесплатно')
})

test('free delivery is simply said', () => {
  expect(terms(2100)).toEqual({ price: 'Доставка бесплатно', hint: '' })
})

test('the restaurant’s own free sum holds where the zone has none', () => {
  const free = deliveryTerms({
    zone: { ...zone, free_delivery_sum: null },
    cartSum: 1500,
    restaurant_free_delivery_sum: 1500,
  })
  expect(free.price).toBe('Доставка бесплатно')
})
