import { describe, expect, test } from 'bun:test'
import { optionsKey } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { bounded, byRestaurant, lineOf, quantityOf, sumsOf, withBasket, withPending } from './lines'

const product = {
  id: 'ramen',
  restaurant_id: 'storm',
  category_id: 'hot',
  name: 'Рамен',
  description: '',
  price: 500,
  discount_price: 450,
  weight: 400,
  weight_unit: 'gram',
  image: null,
  nutritional_value: null,
  is_popular: false,
  rating: 5,
  reviews_count: 0,
  stock: null,
  servings: [],
  has_options: false,
} as const satisfies BasketItemWire['product']

const egg = { id: 'egg', name: 'Яйцо', price: 60 }
const line = (id: string, quantity: number, more: Partial<BasketItemWire> = {}): BasketItemWire => ({
  id,
  quantity,
  product,
  product_options: [],
  line_total: quantity * 450,
  discount: 0,
  offers: [],
  cancellation_comment: null,
  stock: null,

  participant: null,
  ...more,
})
const restaurant = {
  id: 'storm',
  title: 'Шторм',
  general_info: {
    name: 'Шторм',
    address: 'улица Ленина, 1',
    cuisine_type: 'Роллы',
    phones: [],
    coordinates: { type: 'Point', coordinates: [142.7, 46.9] },
  },
  typeCuisine: [],
  logo: null,
  image: null,
  rating: 5,
  reviews_count: 0,
  delivery_time: 30,
  delivery_window: { from: 30, to: 60 },
  ahead_days: null,
  pickup_minutes: 30,
  delivers: true,
  pickup: true,
  is_open: true,
  opens_at: null,
  closes_at: null,
  disabled_until: null,
  disabled_reason: null,
  free_delivery_sum: null,
  min_order_sum: null,
  delivery_price: null,
  schedule: [],
} satisfies BasketWire['restaurant']
const quote: BasketWire['quote'] = {
  price: 0,
  delivery_type: null,
  payment_type: null,
  zone: null,
  delivery_price: 0,
  promo: null,
  bonus: null,
  discount: 0,
  offer_discount: 0,
  offers: [],
  hints: [],
  total: 0,
  left_to_minimum: 0,
  left_to_free_delivery: 0,
  barrier: null,
  changes: [],
  changes_key: '',
}
const basket = (...items: BasketItemWire[]): BasketWire => ({
  id: 'basket',
  restaurant_id: 'storm',
  restaurant,
  total: items.reduce((sum, item) => sum + item.line_total, 0),
  items,
  quote,
  group_token: null,
})

describe('withPending', () => {
  test('shows the chosen quantity and the sums that follow from it', () => {
    const { storm } = withPending(byRestaurant([basket(line('a', 1))]), { a: 3 })
    expect(storm?.total).toBe(1350)
    expect(storm?.items[0]?.line_total).toBe(1350)
  })

  test('takes away a line set to zero, and the basket with its last line', () => {
    const baskets = byRestaurant([basket(line('a', 1), line('b', 2, { product_options: [egg] }))])
    expect(withPending(baskets, { a: 0 }).storm?.items.map((item) => item.id)).toEqual(['b'])
    expect(withPending(baskets, { a: 0, b: 0 }).storm).toBeUndefined()
  })

  test('shows the old quantity again once the choice is withdrawn', () => {
    const baskets = byRestaurant([basket(line('a', 2))])
    withPending(baskets, { a: 9 })
    expect(withPending(baskets, {}).storm?.items[0]?.quantity).toBe(2)
  })
})

test('an answer without a basket takes the restaurant away', () => {
  expect(withBasket(byRestaurant([basket(line('a', 1))]), 'storm', null)).toEqual({})
})

test('a line is found by the dish and its options in any order', () => {
  const cheese = { id: 'cheese', name: 'Сыр', price: 40 }
  const both = basket(line('a', 1), line('b', 1, { product_options: [egg, cheese] }))
  expect(lineOf(both, optionsKey('ramen', ['cheese', 'egg']))?.id).toBe('b')
  expect(lineOf(both, optionsKey('ramen', []))?.id).toBe('a')
  expect(lineOf(both, optionsKey('ramen', ['egg']))).toBeUndefined()
})

test('a dish is counted over all its lines, the one on its way included and the cancelled one not', () => {
  const lines = basket(
    line('a', 1),
    line('b', 2, { product_options: [egg] }),
    line('c', 4, { cancellation_comment: 'Нет' }),
  )
  const coming = [{ key: 'ramen+soy', product, product_options: [], quantity: 5, line_id: 'one' }]
  expect(quantityOf(lines, coming, 'ramen')).toBe(8)
})

test('sums count all restaurants, or the one named', () => {
  const other = { ...basket(line('z', 1)), restaurant_id: 'bakery' }
  const baskets = byRestaurant([basket(line('a', 2, { product_options: [egg] })), other])
  expect(sumsOf(baskets, [])).toEqual({ count: 3, total: 1470 })
  expect(sumsOf(baskets, [], 'storm')).toEqual({ count: 2, total: 1020 })
  expect(sumsOf({}, [{ key: 'k', product, product_options: [egg], quantity: 2, line_id: 'two' }], 'storm').total).toBe(
    1020,
  )
})

test('a quantity stays between nothing and a hundred', () => {
  expect([bounded(-1), bounded(7), bounded(400)]).toEqual([0, 7, 100])
})

test('a friend’s line of the same dish is not the person’s own, and costs all the same', () => {
  const theirs = line('theirs', 2, { participant: { id: 'anna', name: 'Аня' } })
  const shared = basket(theirs, line('own', 1))
  expect(lineOf(shared, optionsKey('ramen', []))?.id).toBe('own')
  expect(lineOf(basket(theirs), optionsKey('ramen', []))).toBeUndefined()
  expect(quantityOf(shared, [], 'ramen')).toBe(1)
  expect(sumsOf(byRestaurant([shared]), []).count).toBe(3)
})
