import type { ReceiptKind } from '@ostrov/shared/payments/receipts'
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
  // Where no bank is connected both are empty, and anybody could sign.
  if (config.password === '' || body.TerminalKey !== config.terminalKey) return { ok: false, reason: 'wrong_terminal' }
  if (!hasValidToken(body, config.password)) return { ok: false, reason: 'bad_token' }
  const status = textOf(body, 'Status')
  const amount = integerOf(body, 'Amount')
  if (status !== 'RECEIPT' && !isPaymentStatus(status)) return { ok: false, reason: 'unknown_status' }
  if (amount === null || textOf(body, 'PaymentId') === '' || !canBeKept(body, amount))
    return { ok: false, reason: 'malformed' }
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

/** Kopecks: what a column of whole numbers holds. */
const MOST_AMOUNT = 2 ** 31 - 1

/** Whether PostgreSQL can hold what it says: its texts, its sum and its date. */
function canBeKept(body: Record<string, unknown>, amount: number): boolean {
  const year = new Date(textOf(body, 'ReceiptDatetime')).getUTCFullYear()
  const isDated = Number.isNaN(year) || (year >= 1 && year <= 9999)
  const isText = Object.values(body).every((value) => typeof value !== 'string' || !value.includes('\0'))
  return isDated && isText && Math.abs(amount) <= MOST_AMOUNT
}

/** What the bank complained of in a notification that is kept; null where it did not. */
export function errorIn(rawText: string): string | null {
  const code = textOf(parse(rawText) ?? {}, 'ErrorCode')
  return code === '' || code === '0' ? null : code
}

/** The bank's id of the card that a kept notification tells of; '' of none. */
export const cardIn = (rawText: string) => textOf(parse(rawText) ?? {}, 'CardId')

/** What a notification may be kept with: whatever charges a card or an account stands in no text. */
export function withoutTokens(rawText: string): string {
  return rawText.replace(/("(?:RebillId|AccountToken)"\s*:\s*)(?:"[^"]*"|\d+)/g, '$1""')
}

/** The key of a binding that the bank tells of, which is of no payment; null where it tells of none. */
export function bindingIn(
  rawText: string,
  { terminalKey, password }: Pick<PaymentsConfig, 'terminalKey' | 'password'>,
): string | null {
  const body = parse(rawText) ?? {}
  if (body.NotificationType !== 'LINKACCOUNT' || body.TerminalKey !== terminalKey) return null
  return hasValidToken(body, password) ? textOf(body, 'RequestKey') : null
}

/** What the till says of a receipt. Sums are rubles. */
export type FiscalNotice = {
  /** Null where neither its type nor its positions tell. */
  kind: ReceiptKind | null
  amount: number
  fn_number: string
  /** '' of a receipt that was not printed; then `error` says why. */
  document_number: string
  document_sign: string
  url: string
  error: string
  printed_at: string
}

/** Reads the fiscal part of a notification that was verified. */
export function readFiscalNotice(rawText: string, now: Date): FiscalNotice {
  const body = parse(rawText) ?? {}
  const isPrinted = body.Success === true && textOf(body, 'ErrorCode') === '0'
  const printed = new Date(textOf(body, 'ReceiptDatetime'))
  return {
    kind: kindOf(body),
    amount: (integerOf(body, 'Amount') ?? 0) / 100,
    fn_number: textOf(body, 'FnNumber'),
    document_number: isPrinted ? textOf(body, 'FiscalDocumentNumber') : '',
    document_sign: textOf(body, 'FiscalDocumentAttribute'),
    url: /^https?:\/\//.test(textOf(body, 'Url')) ? textOf(body, 'Url') : '',
    error: textOf(body, 'ErrorMessage').slice(0, 300),
    printed_at: (Number.isNaN(printed.getTime()) ? now : printed).toISOString(),
  }
}

function kindOf(body: Record<string, unknown>): ReceiptKind | null {
  if (textOf(body, 'Type') === 'IncomeReturn') return 'refund'
  const items = isRecord(body.Receipt) ? body.Receipt.Items : undefined
  const first: unknown = Array.isArray(items) ? items[0] : undefined
  if (!isRecord(first)) return null
  return textOf(first, 'PaymentMethod') === 'full_payment' ? 'settlement' : 'prepayment'
}

function parse(rawText: string): Record<string, unknown> | null {
  try {
    const body = parseLossless(rawText)
    return isRecord(body) ? body : null
  } catch {
    return null
  }
}
