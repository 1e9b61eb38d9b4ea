import type { AddressWire } from '@ostrov/shared/accounts/schema'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api'

/** What delivery means for an address: `none` while there is no address to ask about. */
export type ZoneState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'inside'; zone: DeliveryZoneWire }
  | { state: 'outside' }

type Answer = { of: string; zone: DeliveryZoneWire | null } | { of: string; failed: true }

/** The zone of the restaurant that serves the address. */
export function useZone(restaurant_id: string, address: AddressWire | null): ZoneState {
  const [lon, lat] = address?.coordinates.coordinates ?? []
  const asked = lon === undefined || lat === undefined ? null : `${restaurant_id} ${lon} ${lat}`
  const [answer, setAnswer] = useState<Answer | null>(null)
  const read = useCallback(() => {
    if (asked === null || lon === undefined || lat === undefined) return
    setAnswer(null)
    const { unauthorized } = api.restaurants({ id: restaurant_id }).delivery_zone.user_cheapest_zone
    ask(unauthorized.get({ query: { lon, lat } })).then(
      ({ zone }) => setAnswer({ of: asked, zone }),
      () => setAnswer({ of: asked, failed: true }),
    )
  }, [asked, restaurant_id, lon, lat])
  useEffect(read, [read])

  if (asked === null) return { state: 'none' }
  if (answer?.of !== asked) return { state: 'loading' }
  if ('failed' in answer) return { state: 'failed', retry: read }
  return answer.zone ? { state: 'inside', zone: answer.zone } : { state: 'outside' }
}
