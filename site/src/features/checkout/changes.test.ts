import { expect, test } from 'bun:test'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { basketChanges } from './changes'

const ID = '0199f0a0-0000-7000-8000-000000000001'

function line(id: string, change: { price?: number; quantity?: number; cancelled?: string } = {}): BasketItemWire {
  const { price = 500, quantity = 1, cancelled = null } = change
  return {
    id,
    quantity,
    line_total: cancelled ? 0 : price * quantity,
    cancellation_comment: cancelled,
    product_options: [],
    product: {
      id: ID,
      restaurant_id: ID,
      category_id: ID,
      name: `Блюдо ${id}`,
      description: '',
      price,
      discount_price: 0,
      weight: 0,
      weight_unit: 'gram',
      image: null,
      nutritional_value: null,
      is_popular: false,
      rating: 0,
      reviews_count: 0,
      has_options: false,
    },
  }
}

const restaurant: BasketWire['restaurant'] = {
  id: ID,
  title: 'Шторм',
  general_info: {
    name: 'Шторм',
    address: '',
    cuisine_type: '',
    phones: [],
    coordinates: { type: 'Point', coordinates: [142.7, 46.9] },
  },
  typeCuisine: [],
  logo: null,
  image: null,
  rating: 0,
  reviews_count: 0,
  delivery_time: 40,
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
}

const basket = (...items: BasketItemWire[]): BasketWire => ({
  id: ID,
  restaurant_id: ID,
  restaurant,
  total: items.reduce((sum, item) => sum + item.line_total, 0),
  items,
})

test('a changed price is told with both prices', () => {
  expect(basketChanges(basket(line('a')), basket(line('a', { price: 590 })))).toEqual([
    { kind: 'price', name: 'Блюдо a', from: 500, to: 590 },
  ])
})

test('a dish that is off sale is gone, with its reason', () => {
  const now = basket(line('a', { cancelled: 'Закончилось' }))
  expect(basketChanges(basket(line('a')), now)).toEqual([{ kind: 'gone', name: 'Блюдо a', reason: 'Закончилось' }])
})

test('lines taken out, put in and counted anew in another tab are told', () => {
  const seen = basket(line('a'), line('b'))
  const now = basket(line('b', { quantity: 3 }), line('c'))
  expect(basketChanges(seen, now)).toEqual([
    { kind: 'gone', name: 'Блюдо a', reason: null },
    { kind: 'quantity', name: 'Блюдо b', from: 1, to: 3 },
    { kind: 'added', name: 'Блюдо c', quantity: 1 },
  ])
})

test('a line that was off sale before is no news', () => {
  const seen = basket(line('a', { cancelled: 'Закончилось' }), line('b'))
  expect(basketChanges(seen, seen)).toEqual([])
})

test('an unchanged basket has no changes', () => {
  expect(basketChanges(basket(line('a')), basket(line('a')))).toEqual([])
})
