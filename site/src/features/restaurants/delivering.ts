import type { AddressWire } from '@ostrov/shared/accounts/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'

/** Ids of the restaurants that deliver to the active address; null while unknown. */
export const $delivering = atom<ReadonlySet<string> | null>(null)

/** Asks who delivers to an address; without one, nobody is said to be out of reach. */
export async function loadDelivering(address: AddressWire | null): Promise<void> {
  if (!address) {
    $delivering.set(null)
    return
  }
  const [lon, lat] = address.coordinates.coordinates
  const { ids } = await ask(api.restaurants.available_for_delivery.get({ query: { lon, lat } }))
  $delivering.set(new Set(ids))
}
