import type { OrderWire } from '@ostrov/shared/orders/schema'

/** What changes when something has happened to the payment: the page is then asked for anew. */
export function sbpState({ status, payment }: Pick<OrderWire, 'status' | 'payment'>): string {
  const { attempt_id, payment_url } = payment?.bank_payment_info ?? {}
  return [status, attempt_id, payment_url].join(' ')
}
