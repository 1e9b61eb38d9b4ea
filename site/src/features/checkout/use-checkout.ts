import { useStore } from '@nanostores/react'
import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { ALL_POINTS } from '@ostrov/shared/orders/bonus'
import { barrierOf, orderSums } from '@ostrov/shared/orders/quote'
import { type DeliveryType, offeredPaymentTypes } from '@ostrov/shared/orders/statuses'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { $activeAddress, $user_delivery } from '../account/store'
import { $orderForms, changeTyped, type TypedOrder, typedOrder } from './form-store'
import { useKept } from './use-kept'
import { useQuote } from './use-quote'

/** Ways to pay online that are offered, and those of them that can be kept for the next time. */
export type OnlineWays = { methods: readonly PaymentMethod[]; keepable: readonly PaymentMethod[] }
const CARDS: OnlineWays = { methods: ['card'], keepable: [] }

export type Checkout = ReturnType<typeof useCheckout>

/** Everything the two steps of one basket share: what was typed, the address, its zone, the code and the sums. */
export function useCheckout(basket: BasketWire, { methods, keepable }: OnlineWays = CARDS) {
  const forms = useStore($orderForms)
  const user = useStore($user_delivery)
  const address = useStore($activeAddress)
  const { restaurant_id, restaurant, total: cartSum } = basket
  const form = typedOrder(forms, restaurant_id)
  const delivery_type = offeredType(form.delivery_type, restaurant)
  const payment_type = payableType(form, delivery_type, methods.length > 0)
  // One that was chosen and is offered no more.
  const payment_method = methods.includes(form.payment_method) ? form.payment_method : 'card'
  const signed_in = user?.is_confirmed === true
  const kept = useKept(signed_in ? user.id : null, keepable.length > 0)
  const saved_method_id = kept.some(({ id }) => id === form.saved_method_id) ? form.saved_method_id : ''
  const code = form.code_applied && signed_in ? form.code.trim() : ''
  // Who is closed brings nothing sooner. What was chosen is asked for even where it is taken no more: the server says so.
  const is_ahead = form.is_ahead || (!restaurant.is_open && restaurant.ahead_days !== null)
  const wanted_at = is_ahead ? form.wanted_at : ''
  const wanted = form.use_bonus && signed_in ? ALL_POINTS : 0
  const { quote, zone, promo, bonus, blacklisted, changes, acknowledge, retry } = useQuote({
    basket,
    address: restaurant.delivers ? address : null,
    terms: { delivery_type, payment_type, code, wanted_at, bonus: wanted },
    user_id: signed_in ? user.id : null,
  })
  // Until the server has spoken of a change, its own functions say the same of what it said before.
  const terms = {
    cartSum,
    delivery_type,
    payment_type,
    zone: zone.state === 'inside' ? zone.zone : null,
    restaurant_free_delivery_sum: restaurant.free_delivery_sum,
    offer_discount: basket.quote.offer_discount,
    promo_discount: promo.discount,
    bonus: bonus && { ...bonus, wanted },
  }
  const sums = quote ?? orderSums(terms)
  const inside = { blacklisted, in_zone: zone.state !== 'outside' }
  const isOpen = restaurant.is_open || wanted_at !== ''
  return {
    basket,
    /** What is typed, where the restaurant offers it. */
    form: { ...form, delivery_type, payment_type, payment_method, saved_method_id, is_ahead, wanted_at },
    kept,
    user: signed_in ? user : null,
    address,
    zone,
    /** What delivery costs is in the sums, or nothing is delivered; until then no sum is asked for. */
    sums_known: delivery_type === 'pickup' || zone.state !== 'loading',
    promo,
    bonus: sums.bonus,
    delivery_price: sums.delivery_price,
    left_to_free: sums.left_to_free_delivery,
    left_to_minimum: sums.left_to_minimum,
    blacklisted,
    barrier: quote ? quote.barrier : barrierOf({ ...terms, ...restaurant, ...inside, is_open: isOpen }, new Date()),
    totals: { discount: sums.discount, offer_discount: sums.offer_discount, total: sums.total },
    offers: (quote ?? basket.quote).offers,
    hints: (quote ?? basket.quote).hints,
    /** What is different from what the person last agreed to, until `acknowledge`. */
    changes,
    acknowledge,
    requote: retry,
    change: (change: Partial<TypedOrder>) => changeTyped(restaurant_id, change),
  }
}

/** A restaurant may do only one of the two; then the other cannot be chosen. */
function offeredType(wanted: DeliveryType, { delivers, pickup }: BasketWire['restaurant']): DeliveryType {
  if (!delivers) return 'pickup'
  return pickup ? wanted : 'delivery'
}

/** What is not offered for this way of receiving is paid in cash. */
function payableType({ payment_type }: TypedOrder, delivery_type: DeliveryType, hasBank: boolean) {
  return offeredPaymentTypes(delivery_type, hasBank).includes(payment_type) ? payment_type : 'cash'
}
