import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ProductCall } from '../../components/ProductCall'
import { setProductQuantity } from '../baskets/changes'
import { useQuantities } from '../baskets/use-baskets'
import type { CallDish } from './dishes'
import { whileLookedAt } from './fresh'

type Props = { restaurant_id: string; dishes: readonly CallDish[] }
type Place = { key: string; node: Element; dish: CallDish }

/** Brings «+» and the counters to life on cards the server has drawn: one island for the whole menu. */
export default function MenuCalls({ restaurant_id, dishes: first }: Props) {
  const [dishes, setDishes] = useState(first)
  const [places, setPlaces] = useState<readonly Place[]>([])
  const quantityOf = useQuantities(restaurant_id)
  useEffect(() => setPlaces(takePlaces(dishes)), [dishes])
  useEffect(
    () =>
      whileLookedAt(async () => {
        const fresh = await (await import('./freshen')).freshDishes(restaurant_id)
        if (fresh) setDishes(fresh)
      }),
    [restaurant_id],
  )
  return places.map(({ key, node, dish }) => {
    const product = { ...dish, restaurant_id }
    const set = dish.has_options ? undefined : (quantity: number) => setProductQuantity(product, quantity)
    return createPortal(
      <ProductCall
        name={dish.name}
        has_options={dish.has_options}
        quantity={quantityOf(dish.id)}
        onAdd={set && (() => set(1))}
        onQuantity={set}
      />,
      node,
      key,
    )
  })
}

function takePlaces(dishes: readonly CallDish[]): Place[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  return [...document.querySelectorAll<HTMLElement>('[data-call]')].flatMap((node, at) => {
    const dish = byId.get(node.dataset.call ?? '')
    if (!dish) return []
    node.replaceChildren()
    return [{ key: `${at}-${dish.id}`, node, dish }]
  })
}
