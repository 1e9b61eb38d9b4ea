import { useStore } from '@nanostores/react'
import { type Adding, type BasketSums, type Baskets, quantityOf, sumsOf } from './lines'
import { $adding } from './state'
import { $baskets } from './store'

const NO_BASKETS: Baskets = {}
const NOTHING: readonly Adding[] = []

/** Baskets by restaurant_id; none while the server's page is being taken over. */
export function useBaskets(): Baskets {
  return useStore($baskets, { ssr: () => NO_BASKETS })
}

/** Pieces and rubles of one restaurant's basket, or of all. */
export function useBasketSums(restaurant_id?: string): BasketSums {
  return sumsOf(useBaskets(), useAdding(), restaurant_id)
}

/** How many of each dish are chosen: a function of the dish. */
export function useQuantities(restaurant_id: string): (product_id: string) => number {
  const basket = useBaskets()[restaurant_id]
  const adding = useAdding()
  return (product_id) => quantityOf(basket, adding, product_id)
}

function useAdding(): readonly Adding[] {
  return useStore($adding, { ssr: () => NOTHING })
}
