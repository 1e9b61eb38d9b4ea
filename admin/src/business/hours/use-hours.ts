import type { RestaurantHoursWire } from '@ostrov/shared/restaurants/hours-schema'
import { openState } from '@ostrov/shared/restaurants/schedule'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHoursDoor, useNowDoor } from '../../session/restaurant-side'
import { changeHours } from './change-hours'

const ASK_MS = 30_000
const hoursKey = (id: string | null) => ['hours', id]

/** When a restaurant takes orders; asked anew while it is looked at, for another may change it. */
export function useHours(id: string | null) {
  const { at } = useHoursDoor(id ?? '')
  return useQuery({
    queryKey: hoursKey(id),
    queryFn: () => ask(at.get()),
    enabled: id !== null,
    refetchInterval: ASK_MS,
  })
}

/** Changes hours, as `changeHours`. */
export function useHoursChange(id: string) {
  const client = useQueryClient()
  return changeHours(client, hoursKey(id))
}

/** Pause, busy time and cap: what of a restaurant's own profile decides about now. */
export function useNowChange(id: string) {
  const change = useHoursChange(id)
  const send = useNowDoor(id)
  const client = useQueryClient()
  return async (input: Parameters<typeof send>[0] & Partial<RestaurantHoursWire>) => {
    await change(input, () => send(input))
    // An administrator's card says it, too.
    for (const queryKey of [['restaurant'], ['log', `restaurant:${id}`]]) void client.invalidateQueries({ queryKey })
  }
}

/** For a press that has no place of its own to say what went wrong. */
export async function orSay(doing: Promise<void>, otherwise: string): Promise<boolean> {
  try {
    await doing
    return true
  } catch (problem) {
    showToast(sentenceOf(problem, otherwise), { kind: 'error' })
    return false
  }
}

/** Whether its hours, and no pause, have it open now; what a moderator thinks is said beside. */
export function stateOf({ schedules, disabled_until, disabled_reason }: RestaurantHoursWire, now: Date) {
  return openState({ schedules, disabled_until, disabled_reason, moderation_status: 'approved', now })
}

/** Until when orders are not taken, while that lasts. */
export function pausedUntil({ disabled_until }: RestaurantHoursWire, now: Date): Date | null {
  return disabled_until && Date.parse(disabled_until) > now.getTime() ? new Date(disabled_until) : null
}
