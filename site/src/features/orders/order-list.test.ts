import { expect, test } from 'bun:test'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { activeFirst, mayConcern, mergeOrders, newerOf } from './order-list'

const order = (id: number, status: OrderWire['status'], created_at: string): OrderWire => ({
  id,
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  status,
  created_at,
  wanted_at: null,
  kitchen_at: null,
  confirmation_date: null,
  finished_at: null,
  restaurant_id: '00000000-0000-4000-8000-000000000000',
  price: 500,
  discount: 0,
  bonus_spent: 0,
  bonus_percent: 0,
  total: 500,
  payment_type: 'cash',
  payment_comment: null,
  offer_discount: 0,
  lost_discount: 0,
  comment: null,
  cultery_count: 0,
  proposal: null,
  user_name: 'Анна',
  user_phone: '79001112233',
  promo_code: null,
  basket: {
    restaurant: {
      id: '00000000-0000-4000-8000-000000000000',
      logo: null,
      general_info: {
        name: 'Шторм',
        address: 'Ленина, 210',
        phones: [],
        coordinates: { type: 'Point', coordinates: [142.7, 46.9] },
      },
      delivery_time: 40,
      delivery_window: 30,
    },
    items: [],
  },
  delivery: {
    type: 'pickup',
    price: 0,
    address: null,
    apartment: null,
    private_house: false,
    front_door: null,
    floor: null,
    comment: null,
    coordinates: null,
  },
  payment: null,
  events: [],
  answer_minutes: null,
  is_reviewed: false,
  is_user_in_black_list: false,
})

const old = order(3, 'COMPLETED', '2026-11-19T03:00:00Z')
const fresh = order(2, 'new', '2026-11-20T03:00:00Z')

test('an order read again replaces the one that was known', () => {
  const merged = mergeOrders([fresh, old], [{ ...fresh, status: 'CONFIRMED' }])
  expect(merged.map(({ id, status }) => [id, status])).toEqual([
    [2, 'CONFIRMED'],
    [3, 'COMPLETED'],
  ])
})

test('orders stand by the moment they were placed, whatever their numbers', () => {
  expect(mergeOrders([old], [fresh]).map(({ id }) => id)).toEqual([2, 3])
})

test('orders under way stand above newer ones that are over', () => {
  const over = order(4, 'CANCELLED', '2026-11-20T05:00:00Z')
  expect(activeFirst([over, fresh, old]).map(({ id }) => id)).toEqual([2, 4, 3])
})

test('an answer that was overtaken by a later one changes nothing; a step taken back is a step', () => {
  const step = (id: number, undone_at: string | null = null) => ({
    ...{ id, to: 'CONFIRMED' as const, created_at: '2026-11-20T03:00:00Z', comment: null, undone_at },
  })
  const placed = { ...fresh, events: [step(1)] }
  const accepted = { ...fresh, status: 'CONFIRMED' as const, events: [step(1), step(2)] }
  const undone = { ...fresh, events: [step(1), step(2, '2026-11-20T03:01:00Z')] }
  expect(newerOf(accepted, placed)).toBe(accepted)
  expect(newerOf(placed, accepted)).toBe(accepted)
  expect([newerOf(accepted, undone), newerOf(undone, accepted)]).toEqual([undone, undone])
  expect(newerOf({ ...accepted, uuid: old.uuid }, placed)).toBe(placed)
  expect(mergeOrders([accepted], [placed])).toEqual([accepted])
})

test('news that come while an order is still being read are not passed over', () => {
  expect([mayConcern(null, old.uuid), mayConcern(old, old.uuid), mayConcern(old, null)]).toEqual([true, true, true])
  expect(mayConcern(old, fresh.uuid)).toBe(false)
})
