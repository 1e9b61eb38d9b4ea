import type { Payer } from '../payments/payers'
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
export type LedgerRow = {
  kind: 'goods' | 'discount' | 'delivery'
  amount: number
  /** Of the restaurant's offers; a row without it is the promo code's, or the customer's points. */
  note?: typeof OFFERS_NOTE
  paid_by?: Payer
  /** The discount is the customer's points. */
  is_bonus?: true
}
/** What the ledger calls the restaurant's offers. */
export const OFFERS_NOTE = 'Акции'

export type OrderTotals = {
  /** The discount that really applies: never more than the goods cost. */
  discount: number
  /** Of it, the restaurant's offers. */
  offer_discount: number
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

/** Goods − discounts + delivery, in rubles. A discount larger than the goods does not pay for the delivery; a code's is of what offers leave. */
export function orderTotals(sums: {
  cartSum: number
  /** A promo code's. */
  discount: number
  offer_discount?: number | undefined
  delivery_price: number
}): OrderTotals {
  const offer_discount = Math.min(sums.offer_discount ?? 0, sums.cartSum)
  const ofCode = Math.min(Math.max(sums.discount, 0), sums.cartSum - offer_discount)
  const rows: LedgerRow[] = [{ kind: 'goods', amount: sums.cartSum }]
  if (ofCode > 0) rows.push({ kind: 'discount', amount: -ofCode })
  if (offer_discount > 0)
    rows.push({ kind: 'discount', amount: -offer_discount, note: OFFERS_NOTE, paid_by: 'restaurant' })
  if (sums.delivery_price > 0) rows.push({ kind: 'delivery', amount: sums.delivery_price })
  const discount = ofCode + offer_discount
  return { discount, offer_discount, total: rows.reduce((sum, row) => sum + row.amount, 0), rows }
}

/** Of a discount, what the promo code takes off: offers come before it, points after it. */
export const codeDiscount = (sums: { discount: number; offer_discount: number; bonus_spent: number }) =>
  sums.discount - sums.offer_discount - sums.bonus_spent
