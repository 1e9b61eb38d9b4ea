import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { PaymentsConfig } from '../../config'
import { integerOf, isRecord, parseLossless, textOf } from './lossless-json'
import { isPaymentStatus } from './payment-effects'
import { hasValidToken } from './tbank-token'

export type BankNotification = {
  /** Digits as the bank wrote them, up to 20. */
  payment_id: string
  order_id: string
  /** `RECEIPT` tells of a printed till receipt and moves no money. */
  status: PaymentStatus | 'RECEIPT'
  success: boolean
  /** Rubles. The caller compares it with its own row before believing anything. */
  amount: number
  error_code: string
  /** Masked card number, when given. */
  pan: string
  receipt_url: string
}
export type VerifiedNotification =
  | { ok: true; notification: BankNotification }
  | { ok: false; reason: 'malformed' | 'wrong_terminal' | 'bad_token' | 'unknown_status' }

/**
 * Checks a notification's terminal and signature and reads it. Takes the RAW body, because parsing it any other way
 * changes long payment numbers. The right answer to an accepted one is status 200 with exactly `OK` within 10 s.
 */
export function verifyNotification(
  rawText: string,
  config: Pick<PaymentsConfig, 'terminalKey' | 'password'>,
): VerifiedNotification {
  const body = parse(rawText)
  if (body === null) return { ok: false, reason: 'malformed' }
  if (body.TerminalKey !== config.terminalKey) return { ok: false, reason: 'wrong_terminal' }
  if (!hasValidToken(body, config.password)) return { ok: false, reason: 'bad_token' }
  const status = textOf(body, 'Status')
  const amount = integerOf(body, 'Amount')
  if (status !== 'RECEIPT' && !isPaymentStatus(status)) return { ok: false, reason: 'unknown_status' }
  if (amount === null || textOf(body, 'PaymentId') === '') return { ok: false, reason: 'malformed' }
  return {
    ok: true,
    notification: {
      payment_id: textOf(body, 'PaymentId'),
      order_id: textOf(body, 'OrderId'),
      status,
      success: body.Success === true,
      amount: amount / 100,
      error_code: textOf(body, 'ErrorCode'),
      pan: textOf(body, 'Pan'),
      receipt_url: textOf(body, 'Url'),
    },
  }
}

function parse(rawText: string): Record<string, unknown> | null {
  try {
    const body = parseLossless(rawText)
    return isRecord(body) ? body : null
  } catch {
    return null
  }
}
