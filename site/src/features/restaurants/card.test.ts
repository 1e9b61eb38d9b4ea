import { expect, test } from 'bun:test'
import { cardProps } from './card'

const now = new Date('2026-11-21T06:00:00+11:00')
const restaurant = {
  id: '1',
  title: 'Шторм',
  general_info: {
    name: 'ООО «Шторм»',
    address: 'улица Ленина, 1',
    cuisine_type: 'Роллы',
    phones: [],
    coordinates: { type: 'Point', coordinates: [142.7, 46.9] },
  },
  typeCuisine: ['rolls'],
  logo: null,
  image: null,
  rating: 0,
  reviews_count: 0,
  delivery_time: 35,
  delivers: true,
  pickup: true,
  is_open: false,
  opens_at: '2026-11-20T23:00:00.000Z',
  closes_at: null,
  disabled_until: null,
  disabled_reason: null,
  free_delivery_sum: 1500,
  min_order_sum: 700,
  delivery_price: 149,
} as const satisfies Parameters<typeof cardProps>[0]

test('a closed restaurant says when it opens', () => {
  expect(cardProps(restaurant, now).closed).toBe('Откроется в\u00a010:00')
  expect(cardProps({ ...restaurant, is_open: true }, now).closed).toBeNull()
})

test('a restaurant nobody has rated shows no zero', () => {
  expect(cardProps(restaurant, now).restaurant.rating).toBeNull()
  expect(cardProps({ ...restaurant, rating: 4.8, reviews_count: 3 }, now).restaurant.rating).toBe(4.8)
})

test('a restaurant that delivers nothing is for pickup only', () => {
  expect(cardProps({ ...restaurant, delivers: false }, now).pickup_only).toBe(true)
})
