import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import { integerOf, isRecord, textOf } from './lossless-json'
import { isPaymentStatus } from './payment-effects'

export type BankPayment = {
  /** Digits, up to 20 of them: never a number. */
  payment_id: string
  order_id: string
  status: PaymentStatus
  /** Rubles. */
  amount: number
}
export type CreatedPayment = BankPayment & { payment_url: string }
/** How a return over SBP stands: rubles of all returns that are done, and why the last one was not. */
export type SbpReturns = { status: PaymentStatus; returned: number; code: string }
export type ReturnedMoney = { payment_id: string; status: PaymentStatus; original_amount: number; new_amount: number }

export function kopecks(rubles: number | undefined) {
  return rubles === undefined ? undefined : Math.round(rubles * 100)
}

/** The bank wants seconds and an offset; it does not take milliseconds. */
export const dueDate = (at: Date) => `${at.toISOString().slice(0, 19)}+00:00`

export function readPayment(body: Record<string, unknown>): BankPayment | null {
  const status = textOf(body, 'Status')
  const amount = integerOf(body, 'Amount')
  const payment_id = textOf(body, 'PaymentId')
  if (!isPaymentStatus(status) || amount === null || payment_id === '') return null
  return { payment_id, order_id: textOf(body, 'OrderId'), status, amount: amount / 100 }
}

export function readPayments(body: Record<string, unknown>, orderId: string): BankPayment[] | null {
  if (!Array.isArray(body.Payments)) return null
  const payments = body.Payments.filter(isRecord).map((one) => readPayment({ OrderId: orderId, ...one }))
  return payments.every((one) => one !== null) ? payments : null
}

export function readCreated(body: Record<string, unknown>): CreatedPayment | null {
  const payment = readPayment(body)
  const payment_url = textOf(body, 'PaymentURL')
  return payment === null || payment_url === '' ? null : { ...payment, payment_url }
}

/** Confirm answers without a sum, so the asked one stands. */
export function readChanged(body: Record<string, unknown>, amount: number): BankPayment | null {
  return readPayment({ Amount: kopecks(amount), ...body })
}

export function readReturned(body: Record<string, unknown>): ReturnedMoney | null {
  const status = textOf(body, 'Status')
  const original = integerOf(body, 'OriginalAmount')
  const left = integerOf(body, 'NewAmount')
  if (!isPaymentStatus(status) || original === null || left === null) return null
  return { payment_id: textOf(body, 'PaymentId'), status, original_amount: original / 100, new_amount: left / 100 }
}

/** `request_key`: by it the bank tells of the account that is bound while this is paid; '' of none. */
export type QrCode = { link: string; request_key: string }

/** A link that a browser may follow, whatever else stood there. */
export function readQr(body: Record<string, unknown>): QrCode | null {
  const link = textOf(body, 'Data')
  const protocol = URL.parse(link)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? { link, request_key: textOf(body, 'RequestKey') } : null
}

export function readReturns(body: Record<string, unknown>): SbpReturns | null {
  const status = textOf(body, 'Status')
  if (!isPaymentStatus(status)) return null
  return { status, returned: (integerOf(body, 'Amount') ?? 0) / 100, code: textOf(body, 'QrCancelCode') }
}
