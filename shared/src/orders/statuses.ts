/** Every status an order may have, in the spec's own words (spec §4). The order of the list carries no meaning. */
export const ORDER_STATUSES = [
  'new',
  'in_progress',
  'CONFIRMATION_PENDING',
  'CONFIRMED',
  'IN_PREPARATION',
  'PICKUP_PENDING',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED',
  'CANCELLED_BY_RESTAURANT',
  'CANCELLED_BY_USER',
  'PAYMENT_PENDING',
  'PAYMENT_FAILED',
  'EXECUTION_STOPPED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** How the customer pays: at once on the site, by card at the door, in cash. */
export const PAYMENT_TYPES = ['online', 'card', 'cash'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** The ways to pay that an order received this way may choose: the card on receipt is the courier's, and online needs a bank. */
export function offeredPaymentTypes(delivery_type: DeliveryType, hasBank = true): readonly PaymentType[] {
  return PAYMENT_TYPES.filter((type) => (type === 'card' ? delivery_type === 'delivery' : hasBank || type !== 'online'))
}

export const DELIVERY_TYPES = ['delivery', 'pickup'] as const
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

/** Who may move an order. */
export const ORDER_ACTORS = ['customer', 'restaurant', 'admin', 'system', 'bank', 'pos'] as const
export type OrderActor = (typeof ORDER_ACTORS)[number]
