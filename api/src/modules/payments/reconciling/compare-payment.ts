import type { DifferenceKind } from '@ostrov/shared/payments/differences'
import type { ReceiptKind, ReceiptState } from '@ostrov/shared/payments/receipts'
import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import { PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'

/** What we know of a payment: rubles, but for what the bank said last was left, kopecks. */
export type KnownPayment = {
  status: PaymentStatus
  amount: number
  refunded_amount: number
  bank_left: number | null
  /** What is with us by the ledger. */
  ledger: number
  receipts: readonly { kind: ReceiptKind; status: ReceiptState; amount: number }[]
  /** What is to go back by a return that was begun, has failed or takes too long, and has not ended; null where there is none. */
  stuck: number | null
  /** It was handed over, so it has a receipt of full payment. */
  is_over: boolean
}
/** What the bank says: rubles; null where it knows no such payment. */
export type ToldPayment = { status: PaymentStatus; amount: number } | null
/** Kopecks. */
export type Difference = { kind: DifferenceKind; ours: number; theirs: number }

/** Receipts are of money that was taken; a hold that was let go has none. */
export const WITH_RECEIPTS: ReadonlySet<PaymentStatus> = new Set([
  ...(['CONFIRMED', 'ASYNC_REFUNDING', 'REFUNDING', 'PARTIAL_REFUNDED', 'REFUNDED'] as const),
])

/** Every kopeck in which bank, ledger and receipts disagree about a payment; empty where all agree. */
export function comparePayment(known: KnownPayment, told: ToldPayment): Difference[] {
  const ours = leftOf(known) * 100
  const ledger = known.ledger * 100
  return [
    ...byBank(known, told, ours),
    ...(ledger === ours ? [] : [{ kind: 'ledger' as const, ours, theirs: ledger }]),
    ...(known.stuck === null ? [] : [{ kind: 'return' as const, ours, theirs: ours - known.stuck * 100 }]),
    ...(known.receipts.length > 0 && WITH_RECEIPTS.has(known.status) ? byReceipts(known, ours) : []),
  ]
}

function leftOf({ status, amount, refunded_amount }: KnownPayment): number {
  const { money } = PAYMENT_EFFECTS[status]
  return money === 'none' || money === 'returned' ? 0 : amount - refunded_amount
}

function byBank(known: KnownPayment, told: ToldPayment, ours: number): Difference[] {
  if (told === null) return ours === 0 ? [] : [{ kind: 'unknown', ours, theirs: 0 }]
  // A return over SBP is under way: it changes the payment again, so it is looked at again.
  if (told.status === 'ASYNC_REFUNDING') return []
  const [here, there] = [PAYMENT_EFFECTS[known.status].money, PAYMENT_EFFECTS[told.status].money]
  const theirs = leftAtBank(known, told, ours)
  if (here !== there) return [{ kind: 'status', ours, theirs }]
  return theirs === ours ? [] : [{ kind: 'amount', ours, theirs }]
}

/** Of a payment that was returned in part the bank tells only the whole, so what it answered to the return counts. */
function leftAtBank({ bank_left }: KnownPayment, told: NonNullable<ToldPayment>, ours: number): number {
  const { money } = PAYMENT_EFFECTS[told.status]
  if (money === 'none' || money === 'returned') return 0
  return money === 'partly_returned' ? (bank_left ?? ours) : Math.round(told.amount * 100)
}

function byReceipts({ receipts, is_over }: KnownPayment, ours: number): Difference[] {
  const printed = (kind: ReceiptKind) =>
    receipts
      .filter((one) => one.kind === kind && one.status === 'registered')
      .reduce((sum, { amount }) => sum + amount * 100, 0)
  const theirs = printed('prepayment') - printed('refund')
  const settled = printed('settlement')
  return [
    ...(theirs === ours ? [] : [{ kind: 'receipt' as const, ours, theirs }]),
    ...(is_over && ours > 0 && settled === 0 ? [{ kind: 'settlement' as const, ours, theirs: 0 }] : []),
  ]
}
