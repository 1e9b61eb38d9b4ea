import type { DeliveryType } from './statuses'

/** What a delivery's price depends on; sums in rubles, null where no threshold is set. */
export type DeliveryTerms = {
  cartSum: number
  delivery_type: DeliveryType
  /** The zone that serves the address; null where none does. */
  zone: { price: number; free_delivery_sum: number | null } | null
  restaurant_free_delivery_sum: number | null
}

/** One row of the order's ledger; a discount is negative, so the rows add up to the total. */
export type LedgerRow = { kind: 'goods' | 'discount' | 'delivery'; amount: number }

export type OrderTotals = {
  /** The discount that really applies: never more than the goods cost. */
  discount: number
  total: number
  rows: LedgerRow[]
}

/** The price of bringing the order, in rubles: zero for a pickup and from the free-delivery sum on. */
export function deliveryFee(terms: DeliveryTerms): number {
  if (terms.delivery_type === 'pickup' || !terms.zone) return 0
  const freeFrom = freeDeliverySum(terms)
  return freeFrom === null || terms.cartSum < freeFrom ? terms.zone.price : 0
}

/** The cart sum from which delivery is free: the zone's when it has one, else the restaurant's; null for never. */
export function freeDeliverySum(terms: Pick<DeliveryTerms, 'zone' | 'restaurant_free_delivery_sum'>): number | null {
  return terms.zone?.free_delivery_sum ?? terms.restaurant_free_delivery_sum
}

/** Rubles still missing to free delivery; 0 when it is free already or never will be. */
export function leftToFreeDelivery(terms: DeliveryTerms): number {
  if (deliveryFee(terms) === 0) return 0
  return Math.max((freeDeliverySum(terms) ?? 0) - terms.cartSum, 0)
}

/** Rubles missing to the zone's minimum order; a pickup has none. */
export function leftToMinimum(terms: {
  cartSum: number
  delivery_type: DeliveryType
  zone: { min_order_sum: number } | null
}): number {
  if (terms.delivery_type === 'pickup' || !terms.zone) return 0
  return Math.max(terms.zone.min_order_sum - terms.cartSum, 0)
}

/** Goods − discount + delivery, in rubles. A discount larger than the goods does not pay for the delivery. */
export function orderTotals(sums: { cartSum: number; discount: number; delivery_price: number }): OrderTotals {
  const discount = Math.min(Math.max(sums.discount, 0), sums.cartSum)
  const rows: LedgerRow[] = [{ kind: 'goods', amount: sums.cartSum }]
  if (discount > 0) rows.push({ kind: 'discount', amount: -discount })
  if (sums.delivery_price > 0) rows.push({ kind: 'delivery', amount: sums.delivery_price })
  return { discount, total: rows.reduce((sum, row) => sum + row.amount, 0), rows }
}
