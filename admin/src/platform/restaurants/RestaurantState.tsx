import type { Tone } from '@ostrov/shared/orders/labels'
import { RESTAURANT_STATES } from '@ostrov/shared/restaurants/lists'
import { StatusBadge } from '../../components/StatusBadge'

type State = keyof typeof RESTAURANT_STATES

const TONES = {
  approved: 'leaf',
  paused: 'amber',
  pending: 'sea',
  needs_work: 'amber',
  rejected: 'berry',
  draft: 'ink',
} as const satisfies Record<State, Tone>

/** Whether customers may order there; of one they do not see, why. */
export function RestaurantState({ state }: { state: State }) {
  return <StatusBadge label={RESTAURANT_STATES[state]} tone={TONES[state]} />
}
