import { formatMoney } from '@ostrov/shared/formats/money'
import { deliveryFee, leftToFreeDelivery, leftToMinimum } from '@ostrov/shared/orders/pricing'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'

type Terms = {
  zone: Pick<DeliveryZoneWire, 'price' | 'min_order_sum' | 'free_delivery_sum'>
  cartSum: number
  restaurant_free_delivery_sum: number | null
}

/** What delivery costs this basket now, and what is missing: to the minimum first, then to free delivery. */
export function deliveryTerms({ zone, cartSum, restaurant_free_delivery_sum }: Terms): { price: string; hint: string } {
  const terms = { zone, cartSum, restaurant_free_delivery_sum, delivery_type: 'delivery' } as const
  const fee = deliveryFee(terms)
  const price = fee === 0 ? 'Доставка бесплатно' : `Доставка ${formatMoney(fee)}`
  const minimum = leftToMinimum(terms)
  if (minimum > 0) return { price, hint: minimumHint(zone.min_order_sum, minimum, cartSum) }
  const left = leftToFreeDelivery(terms)
  return { price, hint: left > 0 ? `ещё ${formatMoney(left)} — и\u00a0бесплатно` : '' }
}

function minimumHint(min_order_sum: number, left: number, cartSum: number): string {
  return cartSum === 0 ? `заказ от\u00a0${formatMoney(min_order_sum)}` : `до\u00a0заказа ещё ${formatMoney(left)}`
}
