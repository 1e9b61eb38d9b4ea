import { closedDescription, closedLine, closedReason } from '@ostrov/shared/restaurants/labels'
import type { OpenState } from '@ostrov/shared/restaurants/schedule'
import type { RestaurantWire } from '@ostrov/shared/restaurants/schema'

type Facts = Pick<RestaurantWire, 'is_open' | 'opens_at' | 'disabled_until' | 'disabled_reason' | 'schedules'>

/** Why the restaurant takes no orders, for its dialog; null while it does, or takes them for a time. */
export function closedWords(restaurant: Facts & Pick<RestaurantWire, 'ahead_days'>, now: Date): string | null {
  if (restaurant.ahead_days !== null) return null
  const state = closedState(restaurant, now)
  return state && closedDescription(state, now)
}

/** The same as a line of a page: «Сейчас закрыт: ремонт. Откроется завтра в 10:00.» */
export function closedNow(restaurant: Facts, now: Date): string | null {
  const state = closedState(restaurant, now)
  return state && closedLine(state, now)
}

/** The restaurant's own reason, where the hour of opening stands beside it already; null where it gave none. */
export function closedWhy(restaurant: Facts, now: Date): string | null {
  const state = closedState(restaurant, now)
  return state && state.disabled_reason !== null ? closedReason(state) : null
}

function closedState(restaurant: Facts, now: Date): OpenState | null {
  if (restaurant.is_open) return null
  const { disabled_until, disabled_reason, schedules } = restaurant
  const disabled = disabled_until !== null && new Date(disabled_until) > now
  const opens_at = restaurant.opens_at ? new Date(restaurant.opens_at) : null
  const reason = disabled ? 'disabled' : schedules.length === 0 ? 'no_schedule' : 'outside_hours'
  return { open: false, closes_at: null, opens_at, reason, disabled_reason: disabled ? disabled_reason : null }
}
