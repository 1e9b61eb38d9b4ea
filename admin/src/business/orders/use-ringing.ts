import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { type ServedRestaurant, useProfile } from '../../session/people'
import { ringing } from './board'

/** Which of the restaurants shown the owner has silenced on every board, asked again while the board stands open. */
export function useRinging(shown: readonly ServedRestaurant[]) {
  useProfile(true, { refetchInterval: MINUTE_MS / 2 })
  const silenced = shown.filter(({ sound }) => !sound)
  return {
    silenced,
    allowed: silenced.length < shown.length,
    ringing: (orders: readonly BusinessOrderWire[]) => ringing(orders, silenced),
  }
}
