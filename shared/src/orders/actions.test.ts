import { describe, expect, test } from 'bun:test'
import { mapActions, orderActions, restaurantActions } from './actions'
import type { OrderFacts } from './rules'
import { ORDER_STATUSES, type OrderStatus } from './statuses'

const now = new Date('2026-11-20T03:30:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

function order(status: OrderStatus, minutes: number): OrderFacts {
  return { status, delivery_type: 'delivery', confirmation_date: minutesAgo(minutes) }
}

const IN_LIST: Record<OrderStatus, string> = {
  new: 'cancel contact map',
  in_progress: 'cancel contact map',
  CONFIRMATION_PENDING: 'cancel contact map',
  CONFIRMED: 'cancel contact map',
  IN_PREPARATION: 'cancel contact map',
  PICKUP_PENDING: 'contact map received',
  OUT_FOR_DELIVERY: 'contact map',
  DELIVERED: 'contact received',
  COMPLETED: 'contact review repeat',
  CANCELLED: 'contact repeat',
  CANCELLED_BY_RESTAURANT: 'contact repeat',
  CANCELLED_BY_USER: 'contact repeat',
  PAYMENT_PENDING: 'cancel contact pay',
  PAYMENT_FAILED: 'cancel contact pay',
  EXECUTION_STOPPED: 'contact repeat',
}

const ON_MAP: Record<OrderStatus, string> = {
  new: 'cancel contact details',
  in_progress: 'cancel contact details',
  CONFIRMATION_PENDING: 'cancel contact details',
  CONFIRMED: 'cancel contact details',
  IN_PREPARATION: 'cancel contact details',
  PICKUP_PENDING: 'contact map received',
  OUT_FOR_DELIVERY: 'contact details',
  DELIVERED: 'contact details received',
  COMPLETED: 'contact review repeat',
  CANCELLED: 'contact details',
  CANCELLED_BY_RESTAURANT: 'contact details',
  CANCELLED_BY_USER: 'contact details',
  PAYMENT_PENDING: 'cancel contact pay',
  PAYMENT_FAILED: 'cancel contact pay',
  EXECUTION_STOPPED: 'contact details',
}

test.each([...ORDER_STATUSES])('a fresh order in %s offers in a list what the table says', (status) => {
  expect(orderActions(order(status, 1), now).join(' ')).toBe(IN_LIST[status])
})

test.each([...ORDER_STATUSES])('a fresh order in %s offers on its map what the table says', (status) => {
  expect(mapActions(order(status, 1), now).join(' ')).toBe(ON_MAP[status])
})

test.each(['CONFIRMED', 'IN_PREPARATION'] as const)('%s offers no cancelling when the window has passed', (status) => {
  expect(orderActions(order(status, 5), now)).toEqual(['contact', 'map'])
  expect(mapActions(order(status, 5), now)).toEqual(['contact', 'details'])
})

test('a review is not offered when its window has passed', () => {
  expect(orderActions(order('COMPLETED', 3 * 24 * 60 + 1), now)).toEqual(['contact', 'repeat'])
})

test('a review is not offered twice nor to a blocked person', () => {
  expect(orderActions(order('COMPLETED', 60), now, { alreadyReviewed: true })).toEqual(['contact', 'repeat'])
  expect(mapActions(order('COMPLETED', 60), now, { blacklisted: true })).toEqual(['contact', 'repeat'])
})

describe('the restaurant is offered', () => {
  const NEXT: Partial<Record<OrderStatus, { delivery: OrderStatus; pickup: OrderStatus }>> = {
    in_progress: { delivery: 'CONFIRMED', pickup: 'CONFIRMED' },
    CONFIRMATION_PENDING: { delivery: 'CONFIRMED', pickup: 'CONFIRMED' },
    CONFIRMED: { delivery: 'IN_PREPARATION', pickup: 'IN_PREPARATION' },
    IN_PREPARATION: { delivery: 'OUT_FOR_DELIVERY', pickup: 'PICKUP_PENDING' },
    PICKUP_PENDING: { delivery: 'COMPLETED', pickup: 'COMPLETED' },
    OUT_FOR_DELIVERY: { delivery: 'DELIVERED', pickup: 'DELIVERED' },
    DELIVERED: { delivery: 'COMPLETED', pickup: 'COMPLETED' },
  }

  test.each([...ORDER_STATUSES])('at most one next step in %s', (status) => {
    for (const delivery_type of ['delivery', 'pickup'] as const) {
      const steps = restaurantActions({ status, delivery_type }).filter((action) => action.kind === 'next')
      const expected = NEXT[status]?.[delivery_type]
      expect(steps.map((step) => step.to)).toEqual(expected ? [expected] : [])
    }
  })

  test('the refusal last, with a comment', () => {
    expect(restaurantActions({ status: 'CONFIRMATION_PENDING', delivery_type: 'delivery' })).toEqual([
      { kind: 'next', to: 'CONFIRMED', needs_comment: false },
      { kind: 'cancel', to: 'CANCELLED_BY_RESTAURANT', needs_comment: true },
    ])
  })

  test('no refusal once the food is delivered', () => {
    const kinds = restaurantActions({ status: 'DELIVERED', delivery_type: 'delivery' }).map((action) => action.kind)
    expect(kinds).toEqual(['next'])
  })
})
