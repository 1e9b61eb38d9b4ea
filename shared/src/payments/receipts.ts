import { formatPhone } from '../formats/phone'

/** What a till receipt tells of: money that came ahead, the order handed over, money that went back. */
export const RECEIPT_KINDS = ['prepayment', 'settlement', 'refund'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

/** `sent`: asked of the bank's till. `registered`: it has its fiscal numbers. `failed`: the till could not. */
export const RECEIPT_STATES = ['sent', 'registered', 'failed'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

export const RECEIPT_LABELS = {
  prepayment: 'Чек предоплаты',
  settlement: 'Чек полного расчёта',
  refund: 'Чек возврата',
} as const satisfies Record<ReceiptKind, string>

export const RECEIPT_STATE_LABELS = {
  sent: 'ждём кассу',
  registered: 'пробит',
  failed: 'касса отказала',
} as const satisfies Record<ReceiptState, string>

/** «на anna@example.com», «по СМС на +7 900 111-22-33»: where a receipt comes, by a mail or by digits of a phone. */
export function receiptPlace(contact: string): string {
  return contact.includes('@') ? `на\u00A0${contact}` : `по\u00A0СМС на\u00A0${formatPhone(contact)}`
}
