import { type Barrier, type BarrierFacts, checkoutBarrier } from './barrier'
import { type Bonus, type BonusTerms, bonusOf } from './bonus'
import {
  type DeliveryTerms,
  deliveryFee,
  leftToFreeDelivery,
  leftToMinimum,
  type OrderTotals,
  orderTotals,
} from './pricing'
import type { PaymentType } from './statuses'

/** What an order's sums depend on, in rubles. */
export type SumTerms = Omit<DeliveryTerms, 'zone'> & {
  /** The zone that serves the address; null where none does, or while nobody asked. */
  zone: { price: number; min_order_sum: number; free_delivery_sum: number | null } | null
  payment_type: PaymentType | null
  /** What the restaurant's offers take off, however it is paid: all else counts what they leave. */
  offer_discount: number
  /** What the promo code is worth paid online. */
  promo_discount: number
  /** The person's points, spent of what every other discount leaves; null where nothing is known of them. */
  bonus: BonusTerms | null
}
export type OrderSums = OrderTotals & {
  delivery_price: number
  bonus: Bonus | null
  left_to_minimum: number
  left_to_free_delivery: number
}

/** What an order comes to: the same function quotes it and charges it. A code counts for an online payment only. */
export function orderSums({ cartSum, ...terms }: SumTerms): OrderSums {
  const after = { ...terms, cartSum: cartSum - terms.offer_discount }
  const delivery_price = deliveryFee(after)
  const discount = terms.payment_type === 'online' ? terms.promo_discount : 0
  const totals = orderTotals({ ...terms, cartSum, discount, delivery_price })
  const bonus = terms.bonus && bonusOf(terms.bonus, cartSum - totals.discount)
  return {
    ...lessBonus(totals, bonus?.spent ?? 0),
    bonus,
    delivery_price,
    left_to_minimum: leftToMinimum(after),
    left_to_free_delivery: leftToFreeDelivery(after),
  }
}

/** The last discount, which the restaurant pays. */
function lessBonus({ discount, total, rows, ...totals }: OrderTotals, spent: number): OrderTotals {
  const row = { kind: 'discount', amount: -spent, paid_by: 'restaurant', is_bonus: true } as const
  return { ...totals, discount: discount + spent, total: total - spent, rows: spent > 0 ? [...rows, row] : rows }
}

/** Why this order cannot be placed as things are; null when nothing stands against it. */
export function barrierOf(
  terms: SumTerms & Pick<BarrierFacts, 'blacklisted' | 'is_open' | 'opens_at' | 'in_zone' | 'delivers' | 'pickup'>,
  now: Date,
): Barrier | null {
  return checkoutBarrier(
    {
      ...terms,
      has_dishes: terms.cartSum > 0,
      min_order_sum: terms.zone?.min_order_sum ?? 0,
      left_to_minimum: leftToMinimum({ ...terms, cartSum: terms.cartSum - terms.offer_discount }),
    },
    now,
  )
}
