import type { RestaurantChange } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { createContext, use } from 'react'
import { api } from '../api'

/** Under whose hand a restaurant's editors are: who runs it, or an administrator. The same components serve both. */
export const RestaurantSide = createContext<'business' | 'admin'>('business')

/** What of a restaurant decides about now. */
type Now = Pick<
  typeof RestaurantChange.static,
  | 'disabled_until'
  | 'disabled_reason'
  | 'busy_until'
  | 'busy_minutes'
  | 'orders_per_quarter'
  | 'ahead_days'
  | 'ahead_lead'
>

/** The calls by which this side changes a restaurant's hours; `rows` are those that go. */
export function useHoursDoor(id: string) {
  const side = use(RestaurantSide)
  const [ofAdmin, own] = [api.admin.restaurants({ id }).schedule, api.restaurant_schedule({ restaurantId: id })]
  return side === 'admin' ? { at: ofAdmin, rows: ofAdmin } : { at: own, rows: own.schedule }
}

/** Writes a pause, a busy time or a cap. */
export function useNowDoor(id: string) {
  const side = use(RestaurantSide)
  return async (input: Now): Promise<unknown> =>
    side === 'admin'
      ? ask(api.admin.restaurants({ id }).put(input))
      : ask(api.business_user.restaurants({ restaurantId: id }).put(input))
}

/** The calls by which this side changes where a restaurant delivers. */
export function useZonesDoor(id: string) {
  const side = use(RestaurantSide)
  return side === 'admin'
    ? api.admin.restaurants({ id }).delivery_zone
    : api.business_user.restaurants({ restaurantId: id }).delivery_zone
}
