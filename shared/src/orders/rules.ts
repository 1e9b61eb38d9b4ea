import { type Instant, MINUTE_MS, toDate } from '../formats/time'
import type { DeliveryType, OrderActor, OrderStatus } from './statuses'

/** How long after confirmation_date the customer may still cancel. */
export const CANCEL_WINDOW_MS = 300_000
/** How long after confirmation_date an order may be reviewed. */
export const REVIEW_WINDOW_MS = 3 * 24 * 60 * MINUTE_MS
/** An order unpaid for so long is cancelled. */
export const UNPAID_TIMEOUT_MS = 30 * MINUTE_MS
/** An order delivered, or ready at the counter, for so long counts as completed. */
export const AUTO_COMPLETE_MS = {
  DELIVERED: 30 * MINUTE_MS,
  PICKUP_PENDING: 3 * 60 * MINUTE_MS,
} as const satisfies Partial<Record<OrderStatus, number>>

/** One permitted change of an order, with the conditions it stands under. */
export type OrderTransition = {
  from: OrderStatus
  to: OrderStatus
  by: readonly OrderActor[]
  /** Only for orders received this way. */
  delivery_type?: DeliveryType
  /** Only until `cancelDeadline`. */
  within_cancel_window?: true
  /** Only with a comment that says why. */
  needs_comment?: true
}

/** What a rule about a change has to know of an order. */
export type OrderFacts = {
  status: OrderStatus
  delivery_type: DeliveryType
  confirmation_date: Instant | null
  /** The moment it is wanted for, and when the kitchen begins it; null is as soon as possible. */
  wanted_at?: Instant | null
  kitchen_at?: Instant | null
  /** Until when the customer's word on a change is awaited: so long the order moves nowhere but to its end. */
  answer_until?: Instant | null
}

export type TransitionRefusal =
  | 'order.transition_forbidden'
  | 'order.cancel_window_passed'
  | 'order.comment_required'
  | 'order.answer_awaited'

const UNPAID = ['PAYMENT_PENDING', 'PAYMENT_FAILED'] as const satisfies OrderStatus[]
const UNCONFIRMED = ['new', 'in_progress', 'CONFIRMATION_PENDING'] as const satisfies OrderStatus[]
const IN_WORK = ['CONFIRMED', 'IN_PREPARATION'] as const satisfies OrderStatus[]
const BEFORE_DELIVERED = [...UNPAID, ...UNCONFIRMED, ...IN_WORK, 'PICKUP_PENDING', 'OUT_FOR_DELIVERY'] as const
const NOT_FINAL = [...BEFORE_DELIVERED, 'DELIVERED'] as const

/** Every change an order may make, who may make it and when. Nothing that is missing here may happen. */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  ...each(['PAYMENT_PENDING'], { to: 'new', by: ['bank'] }),
  ...each(['PAYMENT_PENDING'], { to: 'PAYMENT_FAILED', by: ['bank'] }),
  ...each(['PAYMENT_FAILED'], { to: 'PAYMENT_PENDING', by: ['customer'] }),
  // To be paid on receipt instead, which `payOnReceipt` writes with the sums that follow.
  ...each(UNPAID, { to: 'new', by: ['customer'] }),
  ...each(UNPAID, { to: 'CANCELLED', by: ['system'] }),
  // Its money is gone again: the bank has given it back by itself.
  ...each([...UNCONFIRMED, ...IN_WORK, 'PICKUP_PENDING'], { to: 'CANCELLED', by: ['bank'], needs_comment: true }),
  // Nobody accepted it: the customer reads why.
  ...each(['CONFIRMATION_PENDING', 'in_progress'], { to: 'CANCELLED', by: ['system'], needs_comment: true }),
  ...each(['new'], { to: 'CONFIRMATION_PENDING', by: ['system'] }),
  ...each(['new'], { to: 'in_progress', by: ['system'] }),
  ...each(['CONFIRMATION_PENDING', 'in_progress'], { to: 'CONFIRMED', by: ['restaurant', 'pos'] }),
  // Its counter could not be reached, or does not know the order.
  ...each(['in_progress'], { to: 'CONFIRMATION_PENDING', by: ['system'] }),
  ...each(['CONFIRMED'], { to: 'IN_PREPARATION', by: ['restaurant', 'pos'] }),
  ...each(['IN_PREPARATION'], { to: 'OUT_FOR_DELIVERY', by: ['restaurant', 'pos'], delivery_type: 'delivery' }),
  ...each(['IN_PREPARATION'], { to: 'PICKUP_PENDING', by: ['restaurant', 'pos'], delivery_type: 'pickup' }),
  ...each(['OUT_FOR_DELIVERY'], { to: 'DELIVERED', by: ['restaurant', 'pos'] }),
  ...each(['DELIVERED', 'PICKUP_PENDING'], { to: 'COMPLETED', by: ['restaurant', 'pos', 'customer', 'system'] }),
  ...each([...UNCONFIRMED, ...UNPAID], { to: 'CANCELLED_BY_USER', by: ['customer'] }),
  ...each(IN_WORK, { to: 'CANCELLED_BY_USER', by: ['customer'], within_cancel_window: true }),
  ...each(BEFORE_DELIVERED, { to: 'CANCELLED_BY_RESTAURANT', by: ['restaurant'], needs_comment: true }),
  ...each(['CONFIRMATION_PENDING', 'in_progress', ...IN_WORK, 'PICKUP_PENDING', 'OUT_FOR_DELIVERY'], {
    ...({ to: 'CANCELLED_BY_RESTAURANT', by: ['pos'], needs_comment: true } as const),
  }),
  // Nobody answered, and without what the kitchen lacks nothing is left.
  ...each(IN_WORK, { to: 'CANCELLED_BY_RESTAURANT', by: ['system'], needs_comment: true }),
  ...each(NOT_FINAL, { to: 'CANCELLED', by: ['admin'], needs_comment: true }),
  ...each(NOT_FINAL, { to: 'EXECUTION_STOPPED', by: ['admin'], needs_comment: true }),
]

/** The row that lets this actor make this change, or null. */
export function findTransition(from: OrderStatus, to: OrderStatus, actor: OrderActor): OrderTransition | null {
  return ORDER_TRANSITIONS.find((row) => row.from === from && row.to === to && row.by.includes(actor)) ?? null
}

/** Why the change may not be made now, as a machine code; null when it may. */
export function transitionRefusal(change: {
  order: OrderFacts
  to: OrderStatus
  actor: OrderActor
  now: Date
  comment?: string | null
}): TransitionRefusal | null {
  const { order, to, actor, now, comment } = change
  const row = findTransition(order.status, to, actor)
  if (!row) return 'order.transition_forbidden'
  if (row.delivery_type && row.delivery_type !== order.delivery_type) return 'order.transition_forbidden'
  const asked = Boolean(order.answer_until)
  if (asked && !isCancelled(to)) return 'order.answer_awaited'
  // Whose order changes may leave it, however late.
  if (row.within_cancel_window && !asked && !isBefore(now, cancelDeadline(order))) return 'order.cancel_window_passed'
  if (row.needs_comment && !comment?.trim()) return 'order.comment_required'
  return null
}

/** Nothing can happen to the order any more. */
export function isFinal(status: OrderStatus): boolean {
  return !NOT_FINAL.some((open) => open === status)
}

/** The order is still under way (a delivered one is, until it is completed), so its screens keep listening. */
export function isActive(status: OrderStatus): boolean {
  return !isFinal(status)
}

/** The order ended without food. */
export function isCancelled(status: OrderStatus): boolean {
  return isFinal(status) && status !== 'COMPLETED'
}

/** Somebody else ended what the kitchen was already making: it has to be told until somebody there says «Понятно». */
export function stopsWork(change: { from: OrderStatus; to: OrderStatus; actor: OrderActor }): boolean {
  const wasInWork = isActive(change.from) && ![...UNPAID, ...UNCONFIRMED].some((early) => early === change.from)
  return wasInWork && isCancelled(change.to) && !isKitchen(change.actor)
}

/** The restaurant itself, at our board or at its own counter: it need not be told of what it did. */
export function isKitchen(actor: OrderActor): boolean {
  return actor === 'restaurant' || actor === 'pos'
}

/** The order waits for its money. */
export function isUnpaid(status: OrderStatus): boolean {
  return UNPAID.some((unpaid) => unpaid === status)
}

/** The restaurant has the order, or is about to, and has not answered. */
export function isUnconfirmed(status: OrderStatus): boolean {
  return UNCONFIRMED.some((early) => early === status)
}

/** The order waits for its money, for an answer or for the kitchen: one person may have only so many. */
export function isUnfinished(status: OrderStatus): boolean {
  return [...UNPAID, ...UNCONFIRMED, ...IN_WORK].some((open) => open === status)
}

/** The kitchen is not done with the order: it stands on the board. */
export function isOnBoard(status: OrderStatus): boolean {
  return isActive(status) && !isUnpaid(status) && status !== 'DELIVERED'
}

/** The order completes itself after its `AUTO_COMPLETE_MS`. */
export function completesItself(status: OrderStatus): status is keyof typeof AUTO_COMPLETE_MS {
  return Object.hasOwn(AUTO_COMPLETE_MS, status)
}

/**
 * The first moment at which a confirmed order can no longer be cancelled; null before confirmation. What is wanted for a
 * time may be cancelled until the kitchen begins it.
 */
export function cancelDeadline(order: Pick<OrderFacts, 'confirmation_date' | 'kitchen_at'>): Date | null {
  return later(after(order.confirmation_date, CANCEL_WINDOW_MS), order.kitchen_at)
}

/** Whether the customer may cancel the order now. */
export function canCancel(order: OrderFacts, now: Date): boolean {
  return transitionRefusal({ order, to: 'CANCELLED_BY_USER', actor: 'customer', now }) === null
}

/** Whether the customer may say now that the order was received. */
export function canReceive(order: OrderFacts, now: Date): boolean {
  return transitionRefusal({ order, to: 'COMPLETED', actor: 'customer', now }) === null
}

/** The last moment at which the order may be reviewed, counted from the moment it was wanted for; null before confirmation. */
export function reviewDeadline(order: Pick<OrderFacts, 'confirmation_date' | 'wanted_at'>): Date | null {
  const confirmed = after(order.confirmation_date, 0)
  return after(later(confirmed, order.wanted_at), REVIEW_WINDOW_MS)
}

/** What a review depends on beside the order itself. */
export type ReviewFacts = { blacklisted?: boolean; alreadyReviewed?: boolean }

export type ReviewRefusal =
  | 'review.already_left'
  | 'review.blacklisted'
  | 'review.order_not_delivered'
  | 'review.window_passed'

/** Why the order may not be reviewed now, as a machine code; null when it may. */
export function reviewRefusal(
  order: Pick<OrderFacts, 'status' | 'confirmation_date' | 'wanted_at'>,
  now: Date,
  facts: ReviewFacts = {},
): ReviewRefusal | null {
  const deadline = reviewDeadline(order)
  if (facts.alreadyReviewed) return 'review.already_left'
  if (facts.blacklisted) return 'review.blacklisted'
  if (!deadline || (order.status !== 'DELIVERED' && order.status !== 'COMPLETED')) return 'review.order_not_delivered'
  return now.getTime() > deadline.getTime() ? 'review.window_passed' : null
}

/** Whether the order may be reviewed now. */
export function canReview(
  order: Pick<OrderFacts, 'status' | 'confirmation_date' | 'wanted_at'>,
  now: Date,
  facts: ReviewFacts = {},
): boolean {
  return reviewRefusal(order, now, facts) === null
}

/** Food that is still awaited, and may come later than promised. */
export function mayBeLate(status: OrderStatus): boolean {
  return status === 'CONFIRMED' || status === 'IN_PREPARATION' || status === 'OUT_FOR_DELIVERY'
}

function each(from: readonly OrderStatus[], row: Omit<OrderTransition, 'from'>): OrderTransition[] {
  return from.map((status) => ({ from: status, ...row }))
}

function after(start: Instant | null, milliseconds: number): Date | null {
  return start === null ? null : new Date(toDate(start).getTime() + milliseconds)
}

/** The later of two moments, where there is the first. */
function later(moment: Date | null, other: Instant | null | undefined): Date | null {
  if (moment === null || !other) return moment
  return toDate(other) > moment ? toDate(other) : moment
}

function isBefore(now: Date, deadline: Date | null): boolean {
  return deadline !== null && now.getTime() < deadline.getTime()
}
