import type { OrderWire } from '@ostrov/shared/orders/schema'
import { isPageOver } from '@ostrov/shared/payments/decline'
import type { AccountBindingWire } from '@ostrov/shared/payments/schema'
import type { PurchaseWire } from '@ostrov/shared/tickets/schema'

/** What is paid for: an order, or a purchase of tickets. */
export type Paid = Pick<OrderWire, 'status' | 'payment'> | Pick<PurchaseWire, 'state' | 'payment'>

/** What changes when something has happened to the payment: the page is then asked for anew. */
export function sbpState(paid: Paid | AccountBindingWire): string {
  if ('link' in paid) return [paid.state, paid.link].join(' ')
  const { attempt_id, payment_url, status = '' } = paid.payment?.bank_payment_info ?? {}
  // A refusal leaves a purchase as it was, and ends its code.
  return ['status' in paid ? paid.status : paid.state, attempt_id, payment_url, isPageOver(status)].join(' ')
}
