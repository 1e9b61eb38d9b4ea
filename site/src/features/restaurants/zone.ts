import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { $activeAddress, $user_delivery } from '../account/store'

/** How a restaurant serves the person at this browser. */
export type Service =
  | { state: 'unknown' | 'guest' | 'no_address' | 'failed' }
  | { state: 'outside'; resting: string | null }
  | { state: 'served'; zone: DeliveryZoneWire }

/** Of the one restaurant this page is about. */
export const $service = atom<Service>({ state: 'unknown' })

/** Keeps `$service` true to the active address. @returns what stops it. */
export function watchService(restaurant_id: string): () => void {
  return $activeAddress.subscribe((address) => {
    void askZone(restaurant_id, address)
  })
}

async function askZone(restaurant_id: string, address: AddressWire | null) {
  if (!$user_delivery.get()?.is_confirmed) return $service.set({ state: 'guest' })
  if (!address) return $service.set({ state: 'no_address' })
  try {
    const route = api.restaurants({ id: restaurant_id }).delivery_zone.user_cheapest_zone
    const { zone, resting } = await ask(route.get())
    if ($activeAddress.get()?.id !== address.id) return
    $service.set(zone ? { state: 'served', zone } : { state: 'outside', resting })
  } catch {
    $service.set({ state: 'failed' })
  }
}
