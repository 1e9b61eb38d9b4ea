import type { PaymentMethod, PaymentStatus, PayType } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../db/orm'
import { changed, milliseconds, row, rows, sql } from '../../db/sql'
import { isCharging } from '../../services/payments/new-attempt'

/** What is paid for: an order, or a purchase of tickets. */
export type Subject = { order_id: number | null; purchase_id: string | null }

/** One attempt as rules about money read it; sums in rubles. */
export type Attempt = Subject & {
  /** What the bank knows as OrderId. */
  id: string
  /** The bank's own number; null until it answered. */
  payment_id: string | null
  payment_url: string | null
  method: PaymentMethod
  pay_type: PayType
  amount: number
  refunded_amount: number
  /** A return that was begun and is not known to have ended. */
  returning_amount: number | null
  /** When it was last asked for, of SBP; milliseconds of the epoch. */
  returning_at: number | null
  /** The bank has said that it is at it. */
  returning_heard: boolean
  status: PaymentStatus
  /** The kept way that it charges, and whether the way is kept afterwards. */
  saved_method_id: string | null
  keep_method: boolean
  is_charging: boolean
  /** Milliseconds of the epoch. */
  due_at: number
}

const attempt = sql<Attempt>`select p.id, p.order_id::int as order_id, p.purchase_id, p.payment_id, p.payment_url, p.method, p.pay_type, p.amount, p.refunded_amount,
  p.returning_amount, ${milliseconds('p.returning_at')} as returning_at, p.returning_heard, p.status,
  p.saved_method_id, p.keep_method, ${isCharging('p', sql`now()`)} as is_charging, ${milliseconds('p.due_at')} as due_at from payment p`

/** All attempts of an order, oldest first. */
export function attemptsOf(em: Em, order_id: number): Promise<Attempt[]> {
  return rows(em, sql<Attempt>`${attempt} where p.order_id = ${order_id} order by p.created_at, p.id`)
}

/** The same of whatever an attempt pays for. */
export function attemptsFor(em: Em, { order_id, purchase_id }: Subject): Promise<Attempt[]> {
  if (order_id !== null) return attemptsOf(em, order_id)
  return rows(em, sql<Attempt>`${attempt} where p.purchase_id = ${purchase_id} order by p.created_at, p.id`)
}

export function attemptById(em: Em, id: string): Promise<Attempt | undefined> {
  return row(em, sql<Attempt>`${attempt} where p.id = ${id}`)
}

/** The attempt, held until the transaction ends: what the bank says of it is applied one thing after another. */
export function lockAttempt(em: Em, id: string): Promise<Attempt | undefined> {
  return row(em, sql<Attempt>`${attempt} where p.id = ${id} for update`)
}

/** Writes what the bank said last, and the money that a payment or a return moved, as ledger rows. */
export async function saveAttempt(
  em: Em,
  known: Attempt,
  change: { status: PaymentStatus; error_code?: string | null; refunded_amount?: number; receipt_url?: string | null },
) {
  await changed(
    em,
    sql`update payment set status = ${change.status}, updated_at = now(),
          error_code = coalesce(${change.error_code ?? null}::text, error_code),
          refunded_amount = ${change.refunded_amount ?? known.refunded_amount}::int,
          returning_amount = case when ${change.refunded_amount ?? known.refunded_amount}::int < amount then returning_amount end,
          returning_at = case when ${change.refunded_amount ?? known.refunded_amount}::int < amount then returning_at end,
          receipt_url = coalesce(${change.receipt_url ?? null}::text, receipt_url)
        where id = ${known.id}`,
  )
}

/** A payment is minus, for it lessens what is owed; a refund is plus. */
export async function addLedgerRow(
  em: Em,
  row: Subject & { kind: 'payment' | 'refund'; amount: number; note: string },
) {
  const signed = row.kind === 'payment' ? -row.amount : row.amount
  if (signed === 0) return
  await changed(
    em,
    sql`insert into order_ledger (order_id, purchase_id, kind, amount, note)
        values (${row.order_id}, ${row.purchase_id}, ${row.kind}, ${signed}, ${row.note})`,
  )
}
