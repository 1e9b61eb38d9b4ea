import type { PaymentStatus, PayType } from '@ostrov/shared/payments/statuses'

/** What a bank status means for the order that waits for it. */
export type OrderEffect = 'wait' | 'paid' | 'failed' | 'none'
/** Where the customer's money is. */
export type MoneyState = 'none' | 'held' | 'taken' | 'partly_returned' | 'returned'
export type PaymentEffect = { order: OrderEffect; money: MoneyState; stage: number }

const WAITING = { order: 'wait', money: 'none' } as const
const FAILED = { order: 'failed', money: 'none' } as const

/**
 * Bank status → our effect. `stage` orders statuses in time, because notifications come repeated and out of order:
 * a status never undoes one of a later stage. A refusal stands before AUTHORIZED: a customer may be refused once
 * on a form that stays open, and pay by another card.
 */
export const PAYMENT_EFFECTS = {
  NEW: { ...WAITING, stage: 0 },
  FORM_SHOWED: { ...WAITING, stage: 1 },
  AUTHORIZING: { ...WAITING, stage: 2 },
  '3DS_CHECKING': { ...WAITING, stage: 3 },
  '3DS_CHECKED': { ...WAITING, stage: 4 },
  PAY_CHECKING: { ...WAITING, stage: 5 },
  REJECTED: { ...FAILED, stage: 6 },
  AUTH_FAIL: { ...FAILED, stage: 6 },
  DEADLINE_EXPIRED: { ...FAILED, stage: 7 },
  CANCELED: { ...FAILED, stage: 7 },
  AUTHORIZED: { order: 'paid', money: 'held', stage: 8 },
  CONFIRMING: { order: 'wait', money: 'held', stage: 9 },
  CONFIRMED: { order: 'paid', money: 'taken', stage: 10 },
  // A return over SBP that may still fail: until it ends the money is where it was.
  ASYNC_REFUNDING: { order: 'none', money: 'taken', stage: 10 },
  REVERSING: { order: 'none', money: 'held', stage: 11 },
  REFUNDING: { order: 'none', money: 'taken', stage: 11 },
  PARTIAL_REVERSED: { order: 'none', money: 'partly_returned', stage: 12 },
  PARTIAL_REFUNDED: { order: 'none', money: 'partly_returned', stage: 12 },
  REVERSED: { order: 'none', money: 'returned', stage: 13 },
  REFUNDED: { order: 'none', money: 'returned', stage: 13 },
} as const satisfies Record<PaymentStatus, PaymentEffect>

/**
 * What a status does under the way of paying. One-stage payments (O) count only CONFIRMED as money;
 * two-stage ones (T) already count the hold, which is captured when the restaurant accepts.
 */
export function paymentEffect(status: PaymentStatus, payType: PayType): PaymentEffect {
  const effect = PAYMENT_EFFECTS[status]
  return status === 'AUTHORIZED' && payType === 'O' ? { ...effect, order: 'wait' } : effect
}

/** Whether `incoming` tells something newer than `known`; false for repeats and for late, outrun notifications. */
export function isNewerStatus(known: PaymentStatus, incoming: PaymentStatus): boolean {
  if (incoming === known) return incoming === 'PARTIAL_REFUNDED' || incoming === 'PARTIAL_REVERSED'
  return PAYMENT_EFFECTS[incoming].stage > PAYMENT_EFFECTS[known].stage
}

/** The customer's money is with us or on hold for us; sums in rubles. */
export function holdsMoney(attempt: { status: PaymentStatus; amount: number; refunded_amount: number }): boolean {
  const { money } = PAYMENT_EFFECTS[attempt.status]
  return money !== 'none' && money !== 'returned' && attempt.refunded_amount < attempt.amount
}

/** The money is with us for good: what goes back of it has a receipt. */
export function isTaken(status: PaymentStatus): boolean {
  return status === 'CONFIRMED' || status === 'ASYNC_REFUNDING' || status === 'PARTIAL_REFUNDED'
}

export function isPaymentStatus(value: string): value is PaymentStatus {
  return Object.hasOwn(PAYMENT_EFFECTS, value)
}
