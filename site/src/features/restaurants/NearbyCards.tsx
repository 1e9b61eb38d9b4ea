import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { Heart } from 'lucide-react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { api } from '../../api'
import { RestaurantCard } from '../../components/RestaurantCard'
import { $activeAddress } from '../account/store'

export type NearbyProps = {
  /** The id of the list that everybody sees, which this one replaces. */
  list: string
  query: { page?: number; cuisines?: string; opened?: boolean }
}

/**
 * The page's restaurants in the order of the person's address, in the place of everybody's: the page itself holds
 * nothing personal and is kept for all. Cards are of one height, so nothing below moves.
 */
export function NearbyCards({ list, query }: NearbyProps) {
  const [items, setItems] = useState<readonly RestaurantCardWire[] | null>(null)
  useEffect(
    () =>
      $activeAddress.subscribe((address) => {
        if (!address) return setItems(null)
        ask(api.restaurants.nearby.get({ query })).then(
          (found) => $activeAddress.get()?.id === address.id && setItems(found.items),
          () => {},
        )
      }),
    [],
  )
  // Before the browser paints: two lists for a moment would push the page down.
  useLayoutEffect(() => {
    const everybodys = document.getElementById(list)
    everybodys?.toggleAttribute('hidden', items !== null)
    return () => void everybodys?.removeAttribute('hidden')
  }, [items, list])
  if (items === null) return null
  const now = new Date()
  return (
    <ul className="restaurant-list card-grid">
      {items.map((restaurant, at) => (
        <li key={restaurant.id}>
          <div className="restaurant-card-place">
            <RestaurantCard restaurant={restaurant} now={now} eager={at === 0} />
            <div className="restaurant-card-place__corner">
              <button
                type="button"
                className="ui-round heart"
                data-heart={restaurant.id}
                aria-pressed="false"
                aria-label={`В любимые: ${restaurant.general_info.name}`}
              >
                <Heart size={20} aria-hidden="true" />
              </button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
