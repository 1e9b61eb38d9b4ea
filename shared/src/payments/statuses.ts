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
