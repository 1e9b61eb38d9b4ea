import { basketCount, basketTotal, lineTotal, optionsKey } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { MAX_QUANTITY } from '@ostrov/shared/menu/choice'
import type { ProductOptionWire, ProductWire } from '@ostrov/shared/menu/schema'

/** Baskets by restaurant_id. */
export type Baskets = Readonly<Record<string, BasketWire>>

/** Quantities a person has chosen that the server has not confirmed yet, by line id; 0 is a line going away. */
export type Pending = Readonly<Record<string, number>>

/** A dish on its way to the basket for the first time: it has no line yet. */
export type Adding = {
  key: string
  product: Pick<ProductWire, 'id' | 'restaurant_id' | 'name' | 'price' | 'discount_price'>
  product_options: readonly ProductOptionWire[]
  quantity: number
  /** Its line's name to the server: an adding said twice, as by the page after this one, adds once. */
  line_id: string
}

export type BasketSums = { count: number; total: number }

/** What the person sees: the server's baskets with the unconfirmed quantities in their place. */
export function withPending(baskets: Baskets, pending: Pending): Baskets {
  const shown = Object.values(baskets).map((basket) => ({
    ...basket,
    items: basket.items.flatMap((item) => withQuantity(item, pending[item.id])),
  }))
  return byRestaurant(shown.map((basket) => ({ ...basket, total: basketTotal(basket.items) })))
}

/** A list as a map; a basket without lines is no basket. */
export function byRestaurant(baskets: readonly BasketWire[]): Baskets {
  return Object.fromEntries(
    baskets.filter((basket) => basket.items.length > 0).map((basket) => [basket.restaurant_id, basket]),
  )
}

/** One restaurant's basket replaced by what the server answered; null takes it away. */
export function withBasket(baskets: Baskets, restaurant_id: string, basket: BasketWire | null): Baskets {
  const others = Object.values(baskets).filter((one) => one.restaurant_id !== restaurant_id)
  return byRestaurant(basket ? [...others, basket] : others)
}

/** The person's own line of this dish with these options, by their `optionsKey`; friends have lines of theirs. */
export function lineOf(basket: BasketWire | undefined, key: string): BasketItemWire | undefined {
  return basket?.items.find((item) => !item.participant && keyOf(item) === key)
}

export function keyOf(line: { product: { id: string }; product_options: readonly { id: string }[] }): string {
  return optionsKey(
    line.product.id,
    line.product_options.map((option) => option.id),
  )
}

/** How many of a dish the person has chosen in all its lines, those on their way included. */
export function quantityOf(basket: BasketWire | undefined, adding: readonly Adding[], product_id: string): number {
  const isOwn = (item: BasketItemWire) =>
    !item.participant && item.product.id === product_id && !item.cancellation_comment
  const lines = basket?.items.filter(isOwn) ?? []
  const coming = adding.filter((one) => one.product.id === product_id)
  return [...lines, ...coming].reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Pieces and rubles of one restaurant, or of all of them when none is named; what is on its way counts. */
export function sumsOf(baskets: Baskets, adding: readonly Adding[], restaurant_id?: string): BasketSums {
  const ours = (id: string) => restaurant_id === undefined || id === restaurant_id
  const lines = Object.values(baskets).flatMap((basket) => (ours(basket.restaurant_id) ? basket.items : []))
  const coming = adding.filter((one) => ours(one.product.restaurant_id))
  return { count: basketCount([...lines, ...coming]), total: basketTotal([...lines, ...coming]) }
}

/** A quantity within what a line may hold. */
export function bounded(quantity: number): number {
  return Math.min(Math.max(Math.round(quantity), 0), MAX_QUANTITY)
}

function withQuantity(item: BasketItemWire, quantity: number | undefined): BasketItemWire[] {
  if (quantity === undefined) return [item]
  if (quantity === 0) return []
  const changed = { ...item, quantity }
  return [{ ...changed, line_total: lineTotal(changed) }]
}
