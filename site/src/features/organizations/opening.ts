import { formatTime } from '@ostrov/shared/formats/time'
import { readHours } from '@ostrov/shared/organizations/hours-text'
import type { OrganizationCardWire } from '@ostrov/shared/organizations/schema'
import { opensLabel } from '@ostrov/shared/restaurants/hours'
import { openState } from '@ostrov/shared/restaurants/schedule'

type Hours = Pick<OrganizationCardWire, 'hours' | 'restaurant'>

/** «Открыто до 21:00», «Откроется завтра в 9:00»; null where no hours are told. A restaurant's holidays and pause count. */
export function openingWords({ hours, restaurant }: Hours, now: Date): { is_open: boolean; text: string } | null {
  const schedules = restaurant?.schedules ?? readHours(hours ?? '') ?? []
  if (schedules.length === 0) return null
  const disabled_until = restaurant?.disabled_until ?? null
  const state = openState({ schedules, disabled_until, moderation_status: 'approved', now })
  if (!state.open) return { is_open: false, text: opensLabel(state.opens_at, now) }
  const until = state.closes_at
  return { is_open: true, text: until ? `Открыто до\u00A0${formatTime(until)}` : 'Открыто круглосуточно' }
}
