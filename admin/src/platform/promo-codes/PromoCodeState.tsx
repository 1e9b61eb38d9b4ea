import type { Tone } from '@ostrov/shared/orders/labels'
import { PROMO_CODE_STATES } from '@ostrov/shared/promotions/lists'
import { StatusBadge } from '../../components/StatusBadge'

type State = keyof typeof PROMO_CODE_STATES

const TONES = {
  active: 'leaf',
  planned: 'sea',
  exhausted: 'amber',
  expired: 'ink',
  off: 'berry',
} as const satisfies Record<State, Tone>

/** How a promo code stands now. */
export function PromoCodeState({ state }: { state: State }) {
  return <StatusBadge label={PROMO_CODE_STATES[state]} tone={TONES[state]} />
}
