import type { PaymentMethod, PaymentStatus, PayType } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../db/orm'
import { row, type Sql, sql } from '../../db/sql'
import { PAYMENT_EFFECTS, paymentEffect } from './payment-effects'
import { PAYMENT_PROVIDER } from './tbank'

/** `amount`: rubles. */
export type NewAttempt = { method: PaymentMethod; amount: number; due_at: Date; now: Date }
type Subject<Id> = { order_id: Id | null; purchase_id: Id | null }

/** The request itself opens the page right after the commit; a job is there for the process that dies before it. */
export const OPEN_PAYMENT_DELAY_MS = 20_000

/** Writes a new attempt. Whether its money is held first is decided when the bank is asked, but never over SBP. */
export const attemptInserted = (of: Subject<string | number | Sql>, wanted: NewAttempt, from: Sql = sql``) =>
  sql<{
    id: string
  }>`insert into payment (order_id, purchase_id, provider, method, pay_type, amount, due_at, created_at)
    select ${of.order_id}::bigint, ${of.purchase_id}::uuid, ${PAYMENT_PROVIDER}::text, ${wanted.method}::text, ${wanted.method === 'sbp' ? 'O' : 'T'}::text,
      ${wanted.amount}::int, ${wanted.due_at}::timestamptz, ${wanted.now}::timestamptz ${from} returning id`

/** @returns what the bank knows as OrderId */
export async function addAttempt(em: Em, { order_id, purchase_id, ...wanted }: Subject<string | number> & NewAttempt) {
  const added = await row(em, attemptInserted({ order_id, purchase_id }, wanted))
  if (!added) throw new Error('The payment attempt was not written')
  return added.id
}

/** How it is paid when it is paid again: as wanted, else as before where that is still offered. */
export function methodOf(
  wanted: PaymentMethod | undefined,
  before: PaymentMethod | undefined,
  offered: readonly PaymentMethod[],
): PaymentMethod {
  return wanted ?? offered.find((one) => one === before) ?? 'card'
}

/** Nobody has decided on it yet, so its page may still be paid. */
export function isUndecided({ status }: { status: PaymentStatus }): boolean {
  return PAYMENT_EFFECTS[status].order === 'wait'
}

/** It is paid, and the bank has yet to take the money: by another attempt it would be paid twice. */
export function isBeingTaken({ status, pay_type }: { status: PaymentStatus; pay_type: PayType }): boolean {
  const { order, money } = paymentEffect(status, pay_type)
  return order === 'wait' && money === 'held'
}
