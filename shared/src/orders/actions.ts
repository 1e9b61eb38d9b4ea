import { canCancel, canReceive, canReview, ORDER_TRANSITIONS, type OrderFacts, type ReviewFacts } from './rules'
import type { OrderStatus } from './statuses'

/** What a customer can do about an order. */
export const ORDER_ACTIONS = ['cancel', 'contact', 'map', 'received', 'pay', 'review', 'repeat', 'details'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

type ActionTable = Record<OrderStatus, readonly OrderAction[]>

const UNPAID = ['cancel', 'contact', 'pay'] as const
const UNDER_WAY = ['cancel', 'contact', 'map'] as const
const STOPPED = ['contact', 'repeat'] as const

/** Actions in the list of orders and on the order's own page, before the windows are asked. */
export const LIST_ACTIONS: ActionTable = {
  new: UNDER_WAY,
  in_progress: UNDER_WAY,
  CONFIRMATION_PENDING: UNDER_WAY,
  CONFIRMED: UNDER_WAY,
  IN_PREPARATION: UNDER_WAY,
  PICKUP_PENDING: ['contact', 'map', 'received'],
  OUT_FOR_DELIVERY: ['contact', 'map'],
  DELIVERED: ['contact', 'received'],
  COMPLETED: ['contact', 'review', 'repeat'],
  CANCELLED: STOPPED,
  CANCELLED_BY_RESTAURANT: STOPPED,
  CANCELLED_BY_USER: STOPPED,
  PAYMENT_PENDING: UNPAID,
  PAYMENT_FAILED: UNPAID,
  EXECUTION_STOPPED: STOPPED,
}

const UNDER_WAY_ON_MAP = ['cancel', 'contact', 'details'] as const
const STOPPED_ON_MAP = ['contact', 'review', 'details'] as const

/** Actions on the order's map, before the windows are asked. */
export const MAP_ACTIONS: ActionTable = {
  new: UNDER_WAY_ON_MAP,
  in_progress: UNDER_WAY_ON_MAP,
  CONFIRMATION_PENDING: UNDER_WAY_ON_MAP,
  CONFIRMED: UNDER_WAY_ON_MAP,
  IN_PREPARATION: UNDER_WAY_ON_MAP,
  PICKUP_PENDING: ['contact', 'map', 'received'],
  OUT_FOR_DELIVERY: ['contact', 'details'],
  DELIVERED: ['contact', 'details', 'received'],
  COMPLETED: ['contact', 'review', 'repeat'],
  CANCELLED: STOPPED_ON_MAP,
  CANCELLED_BY_RESTAURANT: STOPPED_ON_MAP,
  CANCELLED_BY_USER: STOPPED_ON_MAP,
  PAYMENT_PENDING: UNPAID,
  PAYMENT_FAILED: UNPAID,
  EXECUTION_STOPPED: STOPPED_ON_MAP,
}

/** What the customer can press on an order in a list or on its page, right now. */
export function orderActions(order: OrderFacts, now: Date, facts: ReviewFacts = {}): OrderAction[] {
  return permitted(LIST_ACTIONS, order, now, facts)
}

/** What the customer can press on the order's map, right now. */
export function mapActions(order: OrderFacts, now: Date, facts: ReviewFacts = {}): OrderAction[] {
  return permitted(MAP_ACTIONS, order, now, facts)
}

/** A button of the restaurant's board. */
export type RestaurantAction = {
  /** 'next' moves the order along, 'cancel' ends it. */
  kind: 'next' | 'cancel'
  to: OrderStatus
  needs_comment: boolean
}

/** What the restaurant can press on an order: the next step first, then the refusal. */
export function restaurantActions(order: Pick<OrderFacts, 'status' | 'delivery_type'>): RestaurantAction[] {
  return ORDER_TRANSITIONS.filter((row) => row.from === order.status && row.by.includes('restaurant'))
    .filter((row) => !row.delivery_type || row.delivery_type === order.delivery_type)
    .map((row) => ({
      kind: row.to === 'CANCELLED_BY_RESTAURANT' ? 'cancel' : 'next',
      to: row.to,
      needs_comment: row.needs_comment ?? false,
    }))
}

function permitted(table: ActionTable, order: OrderFacts, now: Date, facts: ReviewFacts): OrderAction[] {
  return table[order.status].filter((action) => {
    if (action === 'cancel') return canCancel(order, now)
    if (action === 'received') return canReceive(order, now)
    if (action === 'review') return canReview(order, now, facts)
    return true
  })
}
