import { memo, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ProductCall } from '../../components/ProductCall'
import type { CallDish } from '../../components/product-card'
import { setProductQuantity } from '../baskets/changes'
import { useQuantities } from '../baskets/use-baskets'
import { whileLookedAt } from './fresh'

type Place = { key: string; node: Element; dish: CallDish }

/** Brings «+» and the counters to life on cards the server has drawn: one island for the whole menu. */
export default function MenuCalls({ restaurant_id }: { restaurant_id: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const quantityOf = useQuantities(restaurant_id)
  useEffect(() => {
    setPlaces(takePlaces())
    return whileLookedAt(async () => {
      if (await (await import('./freshen')).freshMenu(restaurant_id)) setPlaces(takePlaces())
    })
  }, [restaurant_id])
  return places.map(({ key, node, dish }) =>
    createPortal(<DishCall {...{ dish, restaurant_id }} quantity={quantityOf(dish.id)} />, node, key),
  )
}

type CallProps = { dish: CallDish; restaurant_id: string; quantity: number }

/** Of a menu's hundred and more only that whose number has changed is drawn again. */
const DishCall = memo(function DishCall({ dish, restaurant_id, quantity }: CallProps) {
  const product = { ...dish, restaurant_id }
  const set = dish.has_options ? undefined : (quantity: number) => setProductQuantity(product, quantity)
  return (
    <ProductCall
      name={dish.name}
      has_options={dish.has_options}
      quantity={quantity}
      onAdd={set && (() => set(1))}
      onQuantity={set}
    />
  )
})

function takePlaces(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('[data-call]')].map((node, at) => {
    const dish: CallDish = JSON.parse(node.dataset.call ?? '')
    node.replaceChildren()
    return { key: `${at}-${dish.id}`, node, dish }
  })
}
