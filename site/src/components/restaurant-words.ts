import { formatMoney } from '@ostrov/shared/formats/money'
import { courierMinutes } from '@ostrov/shared/orders/courier'
import { opensLabel } from '@ostrov/shared/restaurants/hours'
import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { PictureImage } from '@ostrov/shared/ui/Picture'

type Shown =
  | 'id'
  | 'general_info'
  | 'image'
  | 'rating'
  | 'reviews_count'
  | 'delivery_window'
  | 'delivery_price'
  | 'free_delivery_sum'
  | 'min_order_sum'
  | 'delivers'
  | 'pickup'
  | 'is_open'
  | 'opens_at'
  | 'ahead_days'

type Terms = Pick<RestaurantCardWire, 'min_order_sum' | 'delivery_price' | 'free_delivery_sum'>

export type RestaurantCardProps = {
  restaurant: Pick<RestaurantCardWire, Exclude<Shown, 'general_info' | 'image'>> & {
    general_info: Pick<RestaurantCardWire['general_info'], 'name' | 'cuisine_type'>
    image: PictureImage | null
  }
  /** The moment the card is drawn at: says «Откроется в 10:00» of today or tomorrow. */
  now: Date
  /** What the person's address makes of it; an island may also set `data-zone="out"` on a card of a cached page. */
  zone?: 'out'
  href?: string
  /** Among the first two cards of a page: its photo is loaded at once. */
  eager?: boolean
}

/** On a phone a little less than its place: the picture of the next smaller width looks the same there at half the weight. */
export const RESTAURANT_CARD_SIZES = '(min-width: 1024px) 370px, (min-width: 600px) 528px, 82vw'

const NO_TERMS = { min_order_sum: null, delivery_price: null, free_delivery_sum: null }

/** What it asks of an order: of everybody's on the page, of one person's address when that is known. */
export function termWords({ min_order_sum, delivery_price, free_delivery_sum }: Terms) {
  const isFree = delivery_price === 0
  return {
    /** The lowest sum it takes, beside its kitchen. */
    minimum: min_order_sum ? ` · заказ от\u00a0${formatMoney(min_order_sum)}` : '',
    isFree,
    fee: delivery_price === null ? null : isFree ? 'Бесплатно' : formatMoney(delivery_price),
    freeFrom: !isFree && free_delivery_sum ? `бесплатно от\u00a0${formatMoney(free_delivery_sum)}` : '',
  }
}

/** The words of a restaurant's card. */
export function restaurantWords({ restaurant, now }: Pick<RestaurantCardProps, 'restaurant' | 'now'>) {
  const { delivers, delivery_window, is_open, pickup } = restaurant
  return {
    ...termWords(delivers ? restaurant : NO_TERMS),
    closed: is_open ? null : closedLabel(restaurant, now),
    time: delivers ? courierMinutes(delivery_window) : RESTAURANT_LABELS.pickupOnly,
    kitchen: restaurant.general_info.cuisine_type,
    outside: pickup ? RESTAURANT_LABELS.outOfZoneOnCard : RESTAURANT_LABELS.outOfZone,
  }
}

/** «Откроется в 10:00 · заказ ко времени» */
function closedLabel({ opens_at, ahead_days }: Pick<RestaurantCardWire, 'opens_at' | 'ahead_days'>, now: Date) {
  const opens = opensLabel(opens_at ? new Date(opens_at) : null, now)
  return ahead_days === null ? opens : opens + RESTAURANT_LABELS.aheadOnCard
}
