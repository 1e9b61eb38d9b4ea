/** The acquiring protocol's own payment statuses. */
export const PAYMENT_STATUSES = [
  'NEW',
  'FORM_SHOWED',
  'AUTHORIZING',
  '3DS_CHECKING',
  '3DS_CHECKED',
  'AUTHORIZED',
  'PAY_CHECKING',
  'CONFIRMING',
  'CONFIRMED',
  'ASYNC_REFUNDING',
  'REVERSING',
  'PARTIAL_REVERSED',
  'REVERSED',
  'REFUNDING',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'CANCELED',
  'DEADLINE_EXPIRED',
  'REJECTED',
  'AUTH_FAIL',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How an online payment is made: by a card on the bank's page, or by a QR code of SBP. */
export const PAYMENT_METHODS = ['card', 'sbp'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** T holds the money first and takes it later, O takes it at once. */
export const PAY_TYPES = ['T', 'O'] as const
export type PayType = (typeof PAY_TYPES)[number]
