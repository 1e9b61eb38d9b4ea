import { expect, test } from 'bun:test'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { ORDER_STATUSES, type OrderStatus } from '@ostrov/shared/orders/statuses'
import {
  arrangeBoard,
  isCalling,
  lateTime,
  promisedAt,
  ringing,
  staleMessage,
  stoppedAt,
  stoppedOrders,
  waitingSince,
  withPending,
} from './board'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 8, minutes)).toISOString()
let lastEvent = 0
const event = (to: OrderStatus, minutes: number) => {
  lastEvent += 1
  return { id: lastEvent, to, created_at: at(minutes), comment: null, undone_at: null }
}

function order(facts: Partial<BusinessOrderWire> & Pick<BusinessOrderWire, 'id' | 'status'>): BusinessOrderWire {
  const restaurant = {
    id: 'storm',
    logo: null,
    general_info: {
      name: 'Шторм',
      address: 'Ленина, 210',
      phones: [],
      coordinates: { type: 'Point' as const, coordinates: [142.7, 46.9] as [number, number] },
    },
    delivery_time: 45,
    delivery_window: 30,
  }
  return {
    uuid: `order-${facts.id}`,
    user_id: 'anna',
    is_test: false,
    is_black_listed: false,
    courier: null,
    created_at: at(0),
    confirmation_date: null,
    finished_at: null,
    restaurant_id: 'storm',
    price: 1000,
    discount: 0,
    total: 1000,
    payment_type: 'cash',
    payment_comment: null,
    lost_discount: 0,
    comment: null,
    cultery_count: 0,
    user_name: 'Анна',
    user_phone: '79000001001',
    promo_code: null,
    proposal: null,
    basket: { restaurant, items: [] },
    delivery: {
      type: 'delivery',
      price: 0,
      address: null,
      apartment: null,
      private_house: false,
      front_door: null,
      floor: null,
      comment: null,
      coordinates: null,
    },
    events: [],
    viewed_at: null,
    cancel_unseen: false,
    is_paid: false,
    orders_before: 0,
    ...facts,
  }
}

const pickup = { ...order({ id: 0, status: 'new' }).delivery, type: 'pickup' as const }

test('every status the kitchen has to do with stands in one column; what is delivered or over in none', () => {
  const board = arrangeBoard(ORDER_STATUSES.map((status, id) => order({ id, status })))
  const statuses = (column: BusinessOrderWire[]) => new Set(column.map(({ status }) => status))
  expect(statuses(board.fresh)).toEqual(new Set<OrderStatus>(['new', 'in_progress', 'CONFIRMATION_PENDING']))
  expect(statuses(board.cooking)).toEqual(new Set<OrderStatus>(['CONFIRMED', 'IN_PREPARATION']))
  expect(statuses(board.leaving)).toEqual(new Set<OrderStatus>(['PICKUP_PENDING', 'OUT_FOR_DELIVERY']))
})

test('the order that waits longest stands first', () => {
  const board = arrangeBoard([
    order({ id: 1, status: 'CONFIRMATION_PENDING', events: [event('CONFIRMATION_PENDING', 9)] }),
    order({ id: 2, status: 'CONFIRMATION_PENDING', events: [event('CONFIRMATION_PENDING', 3)] }),
  ])
  expect(board.fresh.map(({ id }) => id)).toEqual([2, 1])
})

test('an order paid online waits from the payment, not from the basket', () => {
  const events = [event('PAYMENT_PENDING', 0), event('new', 20), event('CONFIRMATION_PENDING', 21)]
  expect(waitingSince(order({ id: 1, status: 'CONFIRMATION_PENDING', events }))).toBe(Date.parse(at(20)))
})

test('cooking is timed from the acceptance, the road from the hand-over', () => {
  const events = [event('CONFIRMED', 5), event('IN_PREPARATION', 6), event('OUT_FOR_DELIVERY', 30)]
  expect(waitingSince(order({ id: 1, status: 'IN_PREPARATION', events: events.slice(0, 2) }))).toBe(Date.parse(at(5)))
  expect(waitingSince(order({ id: 1, status: 'OUT_FOR_DELIVERY', events }))).toBe(Date.parse(at(30)))
})

test('an order calls while it waits for acceptance, and not before it is handed over', () => {
  const calling = ORDER_STATUSES.filter((status) => isCalling(order({ id: 1, status })))
  expect(new Set(calling)).toEqual(new Set<OrderStatus>(['in_progress', 'CONFIRMATION_PENDING']))
})

test('a press that is not answered yet is shown as done, and a refused one is not', () => {
  const orders = [order({ id: 1, status: 'CONFIRMATION_PENDING' }), order({ id: 2, status: 'CONFIRMATION_PENDING' })]
  const shown = withPending(orders, [{ order_id: 1, to: 'CONFIRMED' }])
  expect(shown.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMATION_PENDING'])
  expect(withPending(orders, []).map(({ status }) => status)).toEqual(['CONFIRMATION_PENDING', 'CONFIRMATION_PENDING'])
})

test('a pickup is promised at the counter, a delivery at the end of the courier’s half hour', () => {
  expect(promisedAt(order({ id: 1, status: 'CONFIRMED' })).toISOString()).toBe(at(75))
  expect(promisedAt(order({ id: 1, status: 'CONFIRMED', delivery: pickup })).toISOString()).toBe(at(45))
})

test('a late order has the new time its customer reads, and food that has left the kitchen’s hands has none', () => {
  const after = new Date(at(76))
  expect(lateTime(order({ id: 1, status: 'IN_PREPARATION' }), after)?.toISOString()).toBe(at(90))
  expect(lateTime(order({ id: 1, status: 'IN_PREPARATION' }), new Date(at(74)))).toBeNull()
  expect(lateTime(order({ id: 1, status: 'DELIVERED' }), after)).toBeNull()
})

test('after a lost race the operator hears what the other one did and when', () => {
  const lost = order({ id: 7, status: 'CANCELLED_BY_USER', events: [event('CANCELLED_BY_USER', 4)] })
  expect(staleMessage(lost, () => '19:04')).toBe('№\u00A07: клиент отменил заказ в\u00A019:04')
})

test('what somebody else cancelled at work is to be stopped where it stood, until it is known', () => {
  const events = [event('CONFIRMED', 1), event('IN_PREPARATION', 2), event('CANCELLED_BY_USER', 3)]
  const cancelled = order({ id: 1, status: 'CANCELLED_BY_USER', cancel_unseen: true, events })
  const known = { ...cancelled, id: 2, cancel_unseen: false }
  expect(stoppedOrders([cancelled, known]).map(({ id }) => id)).toEqual([1])
  expect(stoppedAt(cancelled)).toBe('IN_PREPARATION')
})

test('a step that was taken back counts for nothing: the order waits since it came', () => {
  const undone = { ...event('OUT_FOR_DELIVERY', 10), undone_at: at(10) }
  const events = [event('CONFIRMED', 1), event('IN_PREPARATION', 2), undone, event('OUT_FOR_DELIVERY', 30)]
  expect(waitingSince(order({ id: 1, status: 'OUT_FOR_DELIVERY', events }))).toBe(Date.parse(at(30)))
})

test('orders of a restaurant that is silenced for everybody do not ring, those of the others do', () => {
  const [here, there] = [order({ id: 1, status: 'new' }), order({ id: 2, status: 'new' })]
  const elsewhere = { ...there, basket: { ...there.basket, restaurant: { ...there.basket.restaurant, id: 'bakery' } } }
  expect(ringing([here, elsewhere], [{ id: 'storm' }])).toEqual([elsewhere])
  expect(ringing([here, elsewhere], [])).toEqual([here, elsewhere])
})
