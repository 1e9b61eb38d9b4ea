import { useStore } from '@nanostores/react'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { checkoutBarrier } from '@ostrov/shared/orders/checkout'
import { deliveryFee, leftToFreeDelivery, leftToMinimum, orderTotals } from '@ostrov/shared/orders/pricing'
import { type DeliveryType, offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import { $activeAddress, $user_delivery } from '../account/store'
import { $orderForms, changeTyped, type TypedOrder, typedOrder } from './form-store'
import { useBlacklisted } from './use-blacklisted'
import { usePromo } from './use-promo'
import { useZone } from './use-zone'

export type Checkout = ReturnType<typeof useCheckout>

/** Everything the two steps of one basket share: what was typed, the address, its zone, the code and the sums. */
export function useCheckout(basket: BasketWire) {
  const forms = useStore($orderForms)
  const user = useStore($user_delivery)
  const address = useStore($activeAddress)
  const { restaurant_id, restaurant, total: cartSum } = basket
  const form = typedOrder(forms, restaurant_id)
  const delivery_type = offeredType(form.delivery_type, restaurant)
  const payment_type = payableType(form, delivery_type)
  const zone = useZone(restaurant_id, restaurant.delivers ? address : null)
  const signed_in = user?.is_confirmed === true
  const code = form.code_applied ? form.code.trim() : ''
  const promo = usePromo({ code, cart_sum: cartSum, restaurant_id, signed_in })
  const blacklisted = useBlacklisted(restaurant_id, user?.id)
  const terms = {
    cartSum,
    delivery_type,
    zone: zone.state === 'inside' ? zone.zone : null,
    restaurant_free_delivery_sum: restaurant.free_delivery_sum,
  }
  const delivery_price = deliveryFee(terms)
  const left_to_minimum = leftToMinimum(terms)
  // A code counts for an online payment only.
  const discount = payment_type === 'online' ? promo.discount : 0
  return {
    basket,
    /** What is typed, where the restaurant offers it. */
    form: { ...form, delivery_type, payment_type },
    user: signed_in ? user : null,
    address,
    zone,
    promo,
    delivery_price,
    left_to_free: leftToFreeDelivery(terms),
    left_to_minimum,
    blacklisted,
    barrier: checkoutBarrier({
      blacklisted,
      is_open: restaurant.is_open,
      opens_at: restaurant.opens_at,
      has_dishes: cartSum > 0,
      in_zone: zone.state !== 'outside',
      delivery_type,
      min_order_sum: terms.zone?.min_order_sum ?? 0,
      left_to_minimum,
    }),
    totals: orderTotals({ cartSum, discount, delivery_price }),
    change: (change: Partial<TypedOrder>) => changeTyped(restaurant_id, change),
  }
}

/** A restaurant may do only one of the two; then the other cannot be chosen. */
function offeredType(wanted: DeliveryType, { delivers, pickup }: BasketWire['restaurant']): DeliveryType {
  if (!delivers) return 'pickup'
  return pickup ? wanted : 'delivery'
}

/** What is not offered for this way of receiving is paid in cash. */
function payableType({ payment_type }: TypedOrder, delivery_type: DeliveryType) {
  return offeredPaymentTypes(delivery_type).includes(payment_type) ? payment_type : 'cash'
}
