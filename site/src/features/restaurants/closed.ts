import { closedDescription } from '@ostrov/shared/restaurants/labels'
import type { RestaurantWire } from '@ostrov/shared/restaurants/schema'

type Facts = Pick<RestaurantWire, 'is_open' | 'opens_at' | 'disabled_until' | 'disabled_reason' | 'schedules'>

/** Why the restaurant takes no orders now, for its dialog; null while it does. */
export function closedWords(restaurant: Facts, now: Date): string | null {
  if (restaurant.is_open) return null
  const { disabled_until, disabled_reason, schedules } = restaurant
  const disabled = disabled_until !== null && new Date(disabled_until) > now
  const opens_at = restaurant.opens_at ? new Date(restaurant.opens_at) : null
  const reason = disabled ? 'disabled' : schedules.length === 0 ? 'no_schedule' : 'outside_hours'
  return closedDescription({ open: false, closes_at: null, opens_at, reason, disabled_reason }, now)
}
