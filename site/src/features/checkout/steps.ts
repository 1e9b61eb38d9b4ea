import type { BasketWire } from '@ostrov/shared/baskets/schema'

/** 1 the cart, 2 placing the order. */
export type CartStepNumber = 1 | 2

/** The step a page is opened with; null for one that does not exist. */
export function cartStepOf(step: string | null): CartStepNumber | null {
  if (step === null || step === '' || step === '1') return 1
  return step === '2' ? 2 : null
}

/** Where in the cart somebody is: the step, and whose basket it is about when one was chosen. */
export type CartPlace = { step: CartStepNumber; restaurant: string | null }

/** The place an address names; a step that does not exist is the first. */
export function cartPlaceOf(params: URLSearchParams): CartPlace {
  return { step: cartStepOf(params.get('step')) ?? 1, restaurant: params.get('restaurant') || null }
}

/** The basket a place is about: the named one or none; where none is named, the only one, or on the first step the first. */
export function basketAt<Basket extends Pick<BasketWire, 'restaurant_id'>>(
  { step, restaurant }: CartPlace,
  baskets: readonly Basket[],
): Basket | undefined {
  if (restaurant !== null) return baskets.find((basket) => basket.restaurant_id === restaurant)
  return step === 1 || baskets.length === 1 ? baskets[0] : undefined
}
