import { describe, expect, test } from 'bun:test'
import * as rules from './rules'
import { ORDER_ACTORS, ORDER_STATUSES, type OrderActor, type OrderStatus } from './statuses'

const now = new Date('2026-11-20T03:30:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

function order(status: OrderStatus, facts: Partial<rules.OrderFacts> = {}): rules.OrderFacts {
  return { status, delivery_type: 'delivery', confirmation_date: minutesAgo(1), ...facts }
}

// The decision, written a second time and in another shape, so that a slip in the table cannot hide.
const PERMITTED: Record<OrderActor, Partial<Record<OrderStatus, OrderStatus[]>>> = {
  customer: {
    new: ['CANCELLED_BY_USER'],
    in_progress: ['CANCELLED_BY_USER'],
    CONFIRMATION_PENDING: ['CANCELLED_BY_USER'],
    CONFIRMED: ['CANCELLED_BY_USER'],
    IN_PREPARATION: ['CANCELLED_BY_USER'],
    PICKUP_PENDING: ['COMPLETED'],
    DELIVERED: ['COMPLETED'],
    PAYMENT_PENDING: ['new', 'CANCELLED_BY_USER'],
    PAYMENT_FAILED: ['new', 'PAYMENT_PENDING', 'CANCELLED_BY_USER'],
  },
  restaurant: {
    new: ['CANCELLED_BY_RESTAURANT'],
    in_progress: ['CONFIRMED', 'CANCELLED_BY_RESTAURANT'],
    CONFIRMATION_PENDING: ['CONFIRMED', 'CANCELLED_BY_RESTAURANT'],
    CONFIRMED: ['IN_PREPARATION', 'CANCELLED_BY_RESTAURANT'],
    IN_PREPARATION: ['OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'],
    PICKUP_PENDING: ['COMPLETED', 'CANCELLED_BY_RESTAURANT'],
    OUT_FOR_DELIVERY: ['DELIVERED', 'CANCELLED_BY_RESTAURANT'],
    DELIVERED: ['COMPLETED'],
    PAYMENT_PENDING: ['CANCELLED_BY_RESTAURANT'],
    PAYMENT_FAILED: ['CANCELLED_BY_RESTAURANT'],
  },
  admin: {
    new: ['CANCELLED', 'EXECUTION_STOPPED'],
    in_progress: ['CANCELLED', 'EXECUTION_STOPPED'],
    CONFIRMATION_PENDING: ['CANCELLED', 'EXECUTION_STOPPED'],
    CONFIRMED: ['CANCELLED', 'EXECUTION_STOPPED'],
    IN_PREPARATION: ['CANCELLED', 'EXECUTION_STOPPED'],
    PICKUP_PENDING: ['CANCELLED', 'EXECUTION_STOPPED'],
    OUT_FOR_DELIVERY: ['CANCELLED', 'EXECUTION_STOPPED'],
    DELIVERED: ['CANCELLED', 'EXECUTION_STOPPED'],
    PAYMENT_PENDING: ['CANCELLED', 'EXECUTION_STOPPED'],
    PAYMENT_FAILED: ['CANCELLED', 'EXECUTION_STOPPED'],
  },
  system: {
    new: ['CONFIRMATION_PENDING', 'in_progress'],
    in_progress: ['CANCELLED', 'CONFIRMATION_PENDING'],
    CONFIRMATION_PENDING: ['CANCELLED'],
    PAYMENT_PENDING: ['CANCELLED'],
    PAYMENT_FAILED: ['CANCELLED'],
    CONFIRMED: ['CANCELLED_BY_RESTAURANT'],
    IN_PREPARATION: ['CANCELLED_BY_RESTAURANT'],
    DELIVERED: ['COMPLETED'],
    PICKUP_PENDING: ['COMPLETED'],
  },
  bank: {
    PAYMENT_PENDING: ['new', 'PAYMENT_FAILED'],
    new: ['CANCELLED'],
    in_progress: ['CANCELLED'],
    CONFIRMATION_PENDING: ['CANCELLED'],
    CONFIRMED: ['CANCELLED'],
    IN_PREPARATION: ['CANCELLED'],
    PICKUP_PENDING: ['CANCELLED'],
  },
  pos: {
    in_progress: ['CONFIRMED', 'CANCELLED_BY_RESTAURANT'],
    CONFIRMATION_PENDING: ['CONFIRMED', 'CANCELLED_BY_RESTAURANT'],
    CONFIRMED: ['IN_PREPARATION', 'CANCELLED_BY_RESTAURANT'],
    IN_PREPARATION: ['OUT_FOR_DELIVERY', 'PICKUP_PENDING', 'CANCELLED_BY_RESTAURANT'],
    PICKUP_PENDING: ['COMPLETED', 'CANCELLED_BY_RESTAURANT'],
    OUT_FOR_DELIVERY: ['DELIVERED', 'CANCELLED_BY_RESTAURANT'],
    DELIVERED: ['COMPLETED'],
  },
}

for (const actor of ORDER_ACTORS) {
  describe(`${actor} may`, () => {
    test.each([...ORDER_STATUSES])('move an order from %s exactly where the decisions say', (from) => {
      const reached = ORDER_STATUSES.filter((to) => rules.findTransition(from, to, actor))
      expect(reached.toSorted()).toEqual((PERMITTED[actor][from] ?? []).toSorted())
    })

    test.each([...ORDER_STATUSES])('not be refused from %s where the table permits, and only there', (from) => {
      for (const to of ORDER_STATUSES) {
        const delivery_type = to === 'PICKUP_PENDING' ? 'pickup' : 'delivery'
        const refusal = rules.transitionRefusal({
          order: order(from, { delivery_type }),
          to,
          actor,
          now,
          comment: 'да',
        })
        const permitted = PERMITTED[actor][from]?.includes(to) ?? false
        expect([to, refusal]).toEqual([to, permitted ? null : 'order.transition_forbidden'])
      }
    })
  })
}

test('a status never moves to itself', () => {
  expect(rules.ORDER_TRANSITIONS.filter((row) => row.from === row.to)).toEqual([])
})

test('every status but the two an order is placed in is reached by some transition', () => {
  const reached = new Set(rules.ORDER_TRANSITIONS.map((row) => row.to))
  expect(ORDER_STATUSES.filter((status) => !reached.has(status))).toEqual([])
})

test('an order whose customer is asked moves nowhere but to its end, and the customer may end it however late', () => {
  const asked = order('CONFIRMED', { answer_until: now, confirmation_date: minutesAgo(60) })
  const refusal = (to: OrderStatus, actor: OrderActor) =>
    rules.transitionRefusal({ order: asked, to, actor, now, comment: 'да' })
  expect(refusal('IN_PREPARATION', 'restaurant')).toBe('order.answer_awaited')
  expect(refusal('CANCELLED_BY_RESTAURANT', 'restaurant')).toBeNull()
  expect(refusal('CANCELLED_BY_USER', 'customer')).toBeNull()
  expect(rules.canCancel({ ...asked, answer_until: null }, now)).toBe(false)
})

test('a pickup order is never handed to a courier', () => {
  const pickup = order('IN_PREPARATION', { delivery_type: 'pickup' })
  const refusal = rules.transitionRefusal({ order: pickup, to: 'OUT_FOR_DELIVERY', actor: 'restaurant', now })
  expect(refusal).toBe('order.transition_forbidden')
})

test('a delivery never waits at the counter', () => {
  const refusal = rules.transitionRefusal({
    order: order('IN_PREPARATION'),
    to: 'PICKUP_PENDING',
    actor: 'restaurant',
    now,
  })
  expect(refusal).toBe('order.transition_forbidden')
})

describe('a comment is demanded', () => {
  test.each([
    ['restaurant', 'CANCELLED_BY_RESTAURANT'],
    ['admin', 'CANCELLED'],
    ['admin', 'EXECUTION_STOPPED'],
  ] as const)('of %s who moves an order to %s', (actor, to) => {
    const change = { order: order('new'), to, actor, now }
    expect(rules.transitionRefusal(change)).toBe('order.comment_required')
    expect(rules.transitionRefusal({ ...change, comment: '  ' })).toBe('order.comment_required')
    expect(rules.transitionRefusal({ ...change, comment: 'Нет продуктов' })).toBeNull()
  })

  test('of nobody when the unpaid order times out', () => {
    expect(
      rules.transitionRefusal({ order: order('PAYMENT_FAILED'), to: 'CANCELLED', actor: 'system', now }),
    ).toBeNull()
  })
})

describe('the cancel window', () => {
  const confirmed = (confirmation_date: Date | string | null) => order('CONFIRMED', { confirmation_date })

  test('is open a millisecond before five minutes have passed', () => {
    expect(rules.canCancel(confirmed(new Date(now.getTime() - 299_999)), now)).toBe(true)
  })

  test('is shut when five minutes have passed', () => {
    const late = confirmed(new Date(now.getTime() - 300_000))
    expect(rules.canCancel(late, now)).toBe(false)
    expect(rules.transitionRefusal({ order: late, to: 'CANCELLED_BY_USER', actor: 'customer', now })).toBe(
      'order.cancel_window_passed',
    )
  })

  test('goes on while the order is being prepared', () => {
    expect(rules.canCancel(order('IN_PREPARATION', { confirmation_date: minutesAgo(4) }), now)).toBe(true)
    expect(rules.canCancel(order('IN_PREPARATION', { confirmation_date: minutesAgo(6) }), now)).toBe(false)
  })

  test('reads the date as the wire carries it', () => {
    expect(rules.canCancel(confirmed('2026-11-20T14:26:00+11:00'), now)).toBe(true)
    expect(rules.canCancel(confirmed('2026-11-20T14:24:00+11:00'), now)).toBe(false)
  })

  test('goes on until the kitchen begins what is wanted for a time, and its review is counted from then', () => {
    const confirmation_date = '2026-11-20T12:00:00+11:00'
    const [kitchen_at, wanted_at] = ['2026-11-20T19:00:00+11:00', '2026-11-20T20:00:00+11:00']
    expect(rules.cancelDeadline({ confirmation_date, kitchen_at })).toEqual(new Date(kitchen_at))
    expect(rules.reviewDeadline({ confirmation_date, wanted_at })).toEqual(new Date('2026-11-23T20:00:00+11:00'))
  })

  test('does not exist for an order confirmed at no known time', () => {
    expect(rules.cancelDeadline({ confirmation_date: null })).toBeNull()
    expect(rules.canCancel(confirmed(null), now)).toBe(false)
  })

  test('does not limit an order nobody has confirmed', () => {
    const waiting = ORDER_STATUSES.filter((status) => rules.canCancel(order(status, { confirmation_date: null }), now))
    expect(waiting.toSorted()).toEqual([
      'CONFIRMATION_PENDING',
      'PAYMENT_FAILED',
      'PAYMENT_PENDING',
      'in_progress',
      'new',
    ])
  })
})

test('final are the statuses no transition leaves', () => {
  const left = new Set(rules.ORDER_TRANSITIONS.map((row) => row.from))
  for (const status of ORDER_STATUSES) {
    expect([status, rules.isFinal(status)]).toEqual([status, !left.has(status)])
    expect(rules.isActive(status)).toBe(left.has(status))
  }
})

test('cancelled are the final statuses without food', () => {
  const cancelled = ORDER_STATUSES.filter(rules.isCancelled).toSorted()
  expect(cancelled).toEqual(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'CANCELLED_BY_USER', 'EXECUTION_STOPPED'])
})

test('unpaid are the two statuses that wait for money', () => {
  expect(ORDER_STATUSES.filter(rules.isUnpaid)).toEqual(['PAYMENT_PENDING', 'PAYMENT_FAILED'])
})

describe('a review', () => {
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000)

  test.each([...ORDER_STATUSES])('of an order in %s is possible only when the food came', (status) => {
    expect(rules.canReview(order(status), now)).toBe(status === 'DELIVERED' || status === 'COMPLETED')
  })

  test('is possible to the end of the third day and not after', () => {
    const exact = order('COMPLETED', { confirmation_date: days(3) })
    expect(rules.canReview(exact, now)).toBe(true)
    expect(rules.reviewRefusal(exact, new Date(now.getTime() + 1))).toBe('review.window_passed')
  })

  test('needs a confirmation date', () => {
    expect(rules.canReview(order('COMPLETED', { confirmation_date: null }), now)).toBe(false)
  })

  test('is left once', () => {
    expect(rules.reviewRefusal(order('COMPLETED'), now, { alreadyReviewed: true })).toBe('review.already_left')
  })

  test('is not open to a person the restaurant has blocked', () => {
    expect(rules.reviewRefusal(order('COMPLETED'), now, { blacklisted: true })).toBe('review.blacklisted')
  })
})
