import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { Heart } from 'lucide-react'
import { RestaurantCard } from '../../components/RestaurantCard'

/** A restaurant in an island's list, with its heart; pages write the same with `RestaurantList.astro`. */
export function ListedRestaurant({ restaurant, eager }: { restaurant: RestaurantCardWire; eager?: boolean }) {
  return (
    <li>
      <div className="restaurant-card-place">
        <RestaurantCard restaurant={restaurant} now={new Date()} eager={eager} />
        <div className="restaurant-card-place__corner">
          <button
            type="button"
            className="ui-round heart"
            data-heart={restaurant.id}
            data-press=""
            aria-pressed="false"
            aria-label={`В любимые: ${restaurant.general_info.name}`}
          >
            <Heart size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
    </li>
  )
}
