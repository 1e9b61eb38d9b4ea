import { opensLabel } from '@ostrov/shared/restaurants/hours'
import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import type { RestaurantCardProps } from '../../components/RestaurantCard'

/** What a card of a list says about a restaurant at a moment. */
export function cardProps(restaurant: RestaurantCardWire, now: Date): RestaurantCardProps {
  const { general_info, rating, reviews_count } = restaurant
  return {
    restaurant: {
      ...restaurant,
      name: restaurant.title,
      cuisine_type: general_info.cuisine_type,
      rating: reviews_count > 0 ? rating : null,
    },
    closed: closedLabel(restaurant, now),
    pickup_only: !restaurant.delivers,
  }
}

/** «Откроется завтра в 10:00»; null while the restaurant takes orders. */
export function closedLabel({ is_open, opens_at }: RestaurantCardWire, now: Date): string | null {
  return is_open ? null : opensLabel(opens_at ? new Date(opens_at) : null, now)
}
