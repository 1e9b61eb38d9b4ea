import { formatMoney } from '../formats/money'
import { type Instant, toDate } from '../formats/time'
import { opensLabel } from '../restaurants/hours'
import { RESTAURANT_LABELS } from '../restaurants/labels'
import type { CheckoutFacts } from './checkout'
import { minimumSumMessage } from './messages'

/** What may stand in the way of an order, the firmest first. */
export const BARRIERS = [
  'blacklisted',
  'closed',
  'slot',
  'no_delivery',
  'no_pickup',
  'no_dishes',
  'outside',
  'below_minimum',
  'full',
] as const
/** What may stand in the way of an order, known before anything is pressed; sums in rubles. */
export type BarrierFacts = Pick<CheckoutFacts, 'blacklisted' | 'in_zone' | 'delivery_type'> & {
  is_open: boolean
  opens_at: Instant | null
  delivers: boolean
  pickup: boolean
  /** Something in the basket is on sale. */
  has_dishes: boolean
  min_order_sum: number
  left_to_minimum: number
}
export type Barrier = {
  code: (typeof BARRIERS)[number]
  /** What stands in the way, and what to do about it. */
  message: string
}

/** Why an order cannot be placed as things are, the firmest reason first; null when nothing stands against it. */
export function checkoutBarrier(facts: BarrierFacts, now = new Date()): Barrier | null {
  const { delivery_type, opens_at, min_order_sum, left_to_minimum } = facts
  if (facts.blacklisted) {
    return { code: 'blacklisted', message: `${RESTAURANT_LABELS.blacklisted}. ${RESTAURANT_LABELS.blacklistedHint}` }
  }
  if (!facts.is_open) {
    const opens = opensLabel(opens_at === null ? null : toDate(opens_at), now)
    return { code: 'closed', message: `Ресторан закрыт. ${opens}` }
  }
  if (delivery_type === 'delivery' && !facts.delivers) {
    return { code: 'no_delivery', message: RESTAURANT_LABELS.pickupOnly }
  }
  if (delivery_type === 'pickup' && !facts.pickup) {
    return { code: 'no_pickup', message: 'Ресторан не\u00A0выдаёт заказы на\u00A0месте' }
  }
  if (!facts.has_dishes) return { code: 'no_dishes', message: 'Этих блюд сейчас нет в\u00A0продаже' }
  if (delivery_type === 'pickup') return null
  if (!facts.in_zone) return { code: 'outside', message: RESTAURANT_LABELS.outOfZone }
  if (left_to_minimum <= 0) return null
  return {
    code: 'below_minimum',
    message: `${minimumSumMessage(min_order_sum)}. Не\u00A0хватает ${formatMoney(left_to_minimum)}`,
  }
}
