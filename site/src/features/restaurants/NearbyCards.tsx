import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useLayoutEffect, useState } from 'react'
import { api } from '../../api'
import { $activeAddress } from '../account/store'
import { ListedRestaurant } from './ListedRestaurant'
import { $isNearby, nearbyList } from './nearby'

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
    $isNearby.set(items !== null)
    return () => {
      everybodys?.removeAttribute('hidden')
      $isNearby.set(false)
    }
  }, [items, list])
  if (items === null) return null
  return (
    <ul className="restaurant-list card-grid columns gap-4" id={nearbyList(list)}>
      {items.map((restaurant, at) => (
        <ListedRestaurant key={restaurant.id} restaurant={restaurant} eager={at === 0} />
      ))}
    </ul>
  )
}
