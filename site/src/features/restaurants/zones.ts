import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../../api'

const MOST = 100
const known = new Map<string, readonly DeliveryZoneWire[]>()

/** A restaurant's active zones, asked once a page; null, with a toast, when they could not be read. */
export async function askZones(restaurant_id: string): Promise<readonly DeliveryZoneWire[] | null> {
  const before = known.get(restaurant_id)
  if (before) return before
  try {
    const route = api.restaurants({ id: restaurant_id }).delivery_zone.active
    const { items } = await ask(route.get({ query: { limit: MOST } }))
    known.set(restaurant_id, items)
    return items
  } catch (problem) {
    if (problem instanceof Problem) showToast(problem.message, { kind: 'error' })
    return null
  }
}
