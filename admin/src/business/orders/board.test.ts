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
import { beginWords, isAhead, lastDue, momentWords, newsWords, shelfHours, shelfNews } from './shelf'

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
    courier_events: [],
    created_at: at(0),
    wanted_at: null,
    kitchen_at: null,
    confirmation_date: null,
    finished_at: null,
    restaurant_id: 'storm',
    price: 1000,
    discount: 0,
    bonus_spent: 0,
    bonus_percent: 0,
    total: 1000,
    payment_type: 'cash',
    payment_comment: null,
    offer_discount: 0,
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

// By the region's clock it is seven in the evening at minute 0, and the kitchen begins at 19:15 and 20:00.
const wantedAt = (id: number, kitchen: number, facts: Partial<BusinessOrderWire> = {}) =>
  order({ id, status: 'CONFIRMATION_PENDING', kitchen_at: at(kitchen), wanted_at: at(kitchen + 45), ...facts })
const shelved = (orders: BusinessOrderWire[], minute: number) => {
  const due = lastDue(orders, new Date(at(minute)))
  const shelf = orders.filter((one) => isAhead(one, due))
  return { shelf, board: arrangeBoard(orders.filter((one) => !isAhead(one, due))) }
}
const numbers = (orders: readonly BusinessOrderWire[]) => orders.map(({ id }) => id)

test('what is wanted for a time stands on the shelf, accepted or not, until its moment or its first step', () => {
  const accepted = wantedAt(2, 60, { status: 'CONFIRMED' })
  const begun = wantedAt(3, 60, { status: 'IN_PREPARATION' })
  const orders = [wantedAt(1, 15), accepted, begun, order({ id: 4, status: 'CONFIRMED' })]
  expect(numbers(shelved(orders, 0).shelf)).toEqual([1, 2])
  const later = shelved(orders, 15)
  expect([numbers(later.shelf), numbers(later.board.fresh)]).toEqual([[2], [1]])
  expect(numbers(shelved(orders, 60).shelf)).toEqual([])
})

test('the shelf goes by the hour of the wanted moment', () => {
  const hours = shelfHours([wantedAt(1, 75), wantedAt(2, 30), wantedAt(3, 15), wantedAt(4, 24 * 60)], new Date(at(0)))
  expect(hours.map(({ title, orders }) => [title, numbers(orders)])).toEqual([
    ['сегодня, 20:00–21:00', [3, 2]],
    ['сегодня, 21:00–22:00', [1]],
    ['завтра, 19:00–20:00', [4]],
  ])
})

test('a card says the moment and when to begin, with the day where it is another', () => {
  const now = new Date(at(0))
  const words = (kitchen: number) => {
    const wanted_at = at(kitchen + 45)
    return [momentWords(wanted_at, now), beginWords(at(kitchen), { wanted_at, now })]
  }
  expect(words(15)).toEqual(['к\u00A020:00', 'готовить с\u00A019:15'])
  expect(words(24 * 60)).toEqual(['завтра к\u00A019:45', 'готовить с\u00A019:00'])
  expect(words(4.5 * 60)).toEqual(['завтра к\u00A000:15', 'готовить сегодня с\u00A023:30'])
})

test('what comes to the shelf calls once, and once more when it comes to the kitchen', () => {
  const [first, accepted] = [wantedAt(1, 15), wantedAt(2, 15, { status: 'CONFIRMED' })]
  const seen = wantedAt(3, 60, { viewed_at: at(0) })
  const early = shelved([first, accepted, seen], 0)
  expect(numbers(shelfNews(early, undefined).come)).toEqual([1])
  expect(shelfNews(early, early.shelf)).toEqual({ come: [], due: [] })
  const late = shelved([first, accepted, seen, wantedAt(4, 90)], 15)
  const news = shelfNews(late, early.shelf)
  expect([numbers(news.come), numbers(news.due)]).toEqual([[4], [1, 2]])
  expect(newsWords({ ...news, due: [accepted] }, new Date(at(15)))).toBe(
    'Пора готовить заказ №\u00A02, к\u00A020:00. 1\u00A0новый заказ ко\u00A0времени',
  )
})

test('an order for a time waits in its column from its moment on, or from when it was begun before', () => {
  const events = [event('CONFIRMATION_PENDING', -300), event('CONFIRMED', -290)]
  const since = (facts: Partial<BusinessOrderWire>) => waitingSince(wantedAt(1, 15, { events, ...facts }))
  expect(since({})).toBe(Date.parse(at(15)))
  expect(since({ status: 'CONFIRMED' })).toBe(Date.parse(at(15)))
  const begun = [...events, event('IN_PREPARATION', 5)]
  expect(since({ status: 'IN_PREPARATION', events: begun })).toBe(Date.parse(at(5)))
})

test('what one courier brings stands together, where the first of it stands', () => {
  const courier = (id: string) => ({
    ...{ id, name: id, picked_up_at: null, at_door_at: null, not_opened_at: null },
    ...{ brought_back_at: null, handed_over_at: null },
  })
  const out = (id: number, by: string | null) =>
    order({ id, status: 'OUT_FOR_DELIVERY', courier: by === null ? null : courier(by) })
  const { leaving } = arrangeBoard([out(1, 'petr'), out(2, null), out(3, 'olga'), out(4, 'petr')])
  expect(leaving.map(({ id }) => id)).toEqual([1, 4, 2, 3])
})
