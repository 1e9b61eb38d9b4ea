import { checkForm } from '@ostrov/shared/forms/form'
import { checkoutBarrier } from '@ostrov/shared/orders/checkout'
import { ORDER_FORM } from '@ostrov/shared/orders/form'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { deliveryFee, leftToMinimum, orderTotals } from '@ostrov/shared/orders/pricing'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { doorOf, type TypedOrder } from './typed-order'
import { refusalOf, type Visit } from './visit'

/** What the order comes to as it was typed; sums in rubles. */
export type Quote = {
  zone: DeliveryZoneWire | null
  delivery_price: number
  discount: number
  total: number
  /** Why the promo code is worth nothing. */
  promo_refusal: string | null
}

/** What stands against an order: by field, and above all of them. */
export type Faults = { errors: Record<string, string | undefined>; refusal: string | null }

/** Asks the API for the zone of the address and the worth of the code, and adds up by the rules everybody shares. */
export async function quoteOf(visit: Visit, asked: TypedOrder): Promise<Quote> {
  const { basket, typed } = asked
  const [zone, promo] = await Promise.all([zoneOf(visit, asked), promoOf(visit, asked)])
  const delivery_price = deliveryFee(termsOf(asked, zone))
  const { total, discount } = orderTotals({ cartSum: basket.total, discount: promo.discount, delivery_price })
  return {
    zone: typed.delivery_type === 'delivery' ? zone : null,
    delivery_price,
    discount,
    total,
    promo_refusal: promo.refusal,
  }
}

/** What stands against the order before it is sent, where each thing stands; the API decides again when it is placed. */
export function findFaults(asked: TypedOrder, quote: Quote): Faults {
  const { typed } = asked
  const { front_door, apartment, floor, ...own } = checkForm(ORDER_FORM, {
    ...typed,
    ...doorOf(typed.address),
    total: quote.total,
  })
  const at_door = front_door ?? apartment ?? floor
  const errors = {
    ...own,
    ...(at_door && { address_id: at_door }),
    ...(quote.promo_refusal && { code: quote.promo_refusal }),
  }
  return { errors, refusal: refusalWords(asked, quote) }
}

function refusalWords(asked: TypedOrder, { zone }: Quote): string | null {
  const { basket, typed } = asked
  const { is_open, opens_at } = basket.restaurant
  const barrier = checkoutBarrier({
    blacklisted: false,
    in_zone: zone !== null,
    delivery_type: typed.delivery_type,
    is_open,
    opens_at,
    has_dishes: basket.total > 0,
    min_order_sum: zone?.min_order_sum ?? 0,
    left_to_minimum: leftToMinimum(termsOf(asked, zone)),
  })
  if (barrier?.code === 'outside' && !typed.address) return ORDER_MESSAGES.noAddress
  return barrier?.message ?? null
}

function termsOf({ basket, typed }: TypedOrder, zone: DeliveryZoneWire | null) {
  const { free_delivery_sum } = basket.restaurant
  return {
    cartSum: basket.total,
    delivery_type: typed.delivery_type,
    zone,
    restaurant_free_delivery_sum: free_delivery_sum,
  }
}

async function zoneOf({ api }: Visit, { basket, typed }: TypedOrder): Promise<DeliveryZoneWire | null> {
  if (typed.delivery_type === 'pickup' || !typed.address) return null
  const [lon, lat] = typed.address.coordinates.coordinates
  const { user_cheapest_zone } = api.restaurants({ id: basket.restaurant_id }).delivery_zone
  return (await ask(user_cheapest_zone.unauthorized.get({ query: { lon, lat } }))).zone
}

async function promoOf({ api }: Visit, { basket, typed }: TypedOrder) {
  const none = { discount: 0, refusal: null }
  if (typed.code === '') return none
  if (typed.payment_type !== 'online')
    return { ...none, refusal: 'Промокод действует при\u00a0оплате онлайн. Сотрите его или выберите «Онлайн»' }
  const query = { cart_sum: basket.total, restaurant_id: basket.restaurant_id, payment_type: typed.payment_type }
  try {
    const found = await ask(api.user.promo_code({ code: typed.code }).validate.get({ query }))
    return found.is_valid ? { discount: found.discount, refusal: null } : { discount: 0, refusal: found.message }
  } catch (problem) {
    return { discount: 0, refusal: refusalOf(problem).message }
  }
}
