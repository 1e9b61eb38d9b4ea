import {
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
  type PayType,
} from '@ostrov/shared/payments/statuses'
import type { Em } from '../../db/orm'
import { row, type Sql, sql } from '../../db/sql'
import { PAYMENT_EFFECTS, paymentEffect } from './payment-effects'
import { PAYMENT_PROVIDER } from './tbank'

/** `amount`: rubles. */
export type NewAttempt = Kept & { method: PaymentMethod; amount: number; due_at: Date; now: Date }
/** A kept way that is charged, or one that is to be kept from now on. */
export type Kept = { saved_method_id?: string | null | undefined; keep_method?: boolean | undefined }
const isWaiting = (status: PaymentStatus) => PAYMENT_EFFECTS[status].order === 'wait'
const WAITING = sql.join(PAYMENT_STATUSES.filter(isWaiting).map((status) => sql.lit(status)))

type Subject<Id> = { order_id: Id | null; purchase_id: Id | null }

/** The request itself opens the page right after the commit; a job is there for the process that dies before it. */
const OPEN_PAYMENT_DELAY_MS = 20_000

/** When the job opens an attempt: at once where a kept way is charged, for which nobody is led anywhere. */
export const openingAt = ({ saved_method_id }: Kept, now: Date) =>
  new Date(now.getTime() + (saved_method_id ? 0 : OPEN_PAYMENT_DELAY_MS))

/** Writes a new attempt. Whether its money is held first is decided when the bank is asked, but never over SBP. */
export const attemptInserted = (of: Subject<string | number | Sql>, wanted: NewAttempt, from: Sql = sql``) =>
  sql<{
    id: string
  }>`insert into payment (order_id, purchase_id, provider, method, pay_type, amount, due_at, saved_method_id, keep_method, created_at)
    select ${of.order_id}::bigint, ${of.purchase_id}::uuid, ${PAYMENT_PROVIDER}::text, ${wanted.method}::text, ${wanted.method === 'sbp' ? 'O' : 'T'}::text,
      ${wanted.amount}::int, ${wanted.due_at}::timestamptz, ${wanted.saved_method_id ?? null}::uuid, ${wanted.keep_method ?? false}::boolean, ${wanted.now}::timestamptz ${from} returning id`

/** @returns what the bank knows as OrderId */
export async function addAttempt(em: Em, { order_id, purchase_id, ...wanted }: Subject<string | number> & NewAttempt) {
  const added = await row(em, attemptInserted({ order_id, purchase_id }, wanted))
  if (!added) throw new Error('The payment attempt was not written')
  return added.id
}

/** An attempt as the next one is measured by it. */
export type PaidBefore = Required<Kept> & {
  method: PaymentMethod
  pay_type: PayType
  status: PaymentStatus
  /** See {@link isCharging}. */
  is_charging: boolean
}

/**
 * A kept way is being charged, or is about to be within a minute: until the bank has answered nothing else is opened beside it.
 */
export const isCharging = (alias: 'p' | 'a', now: Sql) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<boolean>`(${column('saved_method_id')} is not null and ${column('status')} in (${WAITING})
    and (${column('charged_at')} is not null or ${column('created_at')} > ${now} - interval '1 minute'))`
}

/** How it is paid when it is paid again: as wanted, else as before where that is still offered; `isSame`: the attempt before goes that way. */
export function wayAgain(
  way: Kept & { method?: PaymentMethod | undefined },
  before: PaidBefore | undefined,
  offered: readonly PaymentMethod[],
) {
  const method = way.method ?? offered.find((one) => one === before?.method) ?? 'card'
  const saved_method_id = way.saved_method_id ?? null
  const kept = before?.method === method && before.keep_method === true
  const keep_method = saved_method_id === null && (way.keep_method || kept)
  const isSame =
    before !== undefined &&
    (isBeingTaken(before) ||
      before.is_charging ||
      (before.method === method && before.saved_method_id === saved_method_id && before.keep_method === keep_method))
  return { method, saved_method_id, keep_method, isSame }
}

/** Nobody has decided on it yet, so its page may still be paid. */
export const isUndecided = ({ status }: { status: PaymentStatus }) => isWaiting(status)

/** It is paid, and the bank has yet to take the money: by another attempt it would be paid twice. */
export function isBeingTaken({ status, pay_type }: { status: PaymentStatus; pay_type: PayType }): boolean {
  const { order, money } = paymentEffect(status, pay_type)
  return order === 'wait' && money === 'held'
}
