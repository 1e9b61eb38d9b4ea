import type { BasketWire } from '@ostrov/shared/baskets/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { $user_delivery } from '../account/store'
import { ensureGuestId, guestId } from './guest'
import type { Adding } from './lines'

// A person who taps «+» and leaves the page at once must still find the dish in the basket.
const LASTING = { fetch: { keepalive: true } }

/** Whether this browser belongs to a signed-in, confirmed customer; anybody else is a guest. */
export function isCustomer(): boolean {
  return $user_delivery.get()?.is_confirmed === true
}

/** Everybody's own baskets: the customer's by the session, the guest's by the uuid. */
export async function readBaskets(): Promise<readonly BasketWire[]> {
  if (isCustomer()) return (await ask(api.user.baskets.get())).items
  const uuid = guestId()
  return uuid ? (await ask(api.unauthorized.baskets({ id: uuid }).get())).items : []
}

/** The restaurant's basket with one more dish. @throws {Problem} when the dish cannot be had. */
export async function postItem({ product, product_options, quantity, line_id }: Adding): Promise<BasketWire | null> {
  const { id: product_id, restaurant_id } = product
  const item = { product_id, restaurant_id, product_options: product_options.map(({ id }) => id), quantity, line_id }
  const request = isCustomer()
    ? api.basket_item.post(item, LASTING)
    : api.unauthorized.basket_item({ id: ensureGuestId() }).post(item, LASTING)
  return (await ask(request)).basket
}

/** The basket with the line's new quantity; null when its last line went. */
export async function putQuantity(id: string, quantity: number): Promise<BasketWire | null> {
  const request = isCustomer()
    ? api.basket_item({ id }).put({ quantity }, LASTING)
    : api.unauthorized.basket_item({ id: ensureGuestId() })({ target: id }).put({ quantity }, LASTING)
  return (await ask(request)).basket
}

export async function deleteBasket(id: string): Promise<void> {
  await ask(
    isCustomer()
      ? api.user.baskets({ id }).delete()
      : api.unauthorized.baskets({ id: ensureGuestId() })({ target: id }).delete(),
  )
}

/** Hands the guest's baskets to the person who has just signed in; repeating it changes nothing. */
export async function mergeGuest(uuid: string): Promise<void> {
  await ask(api.user.baskets.update_unauthorized({ id: uuid }).put())
}
