import type { Tone } from '@ostrov/shared/orders/labels'
import { PROMO_CODE_STATES, PROMO_SERIES_STATES } from '@ostrov/shared/promotions/lists'
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

const SERIES_TONES = {
  active: 'leaf',
  planned: 'sea',
  expired: 'ink',
  stopped: 'berry',
} as const satisfies Record<keyof typeof PROMO_SERIES_STATES, Tone>

/** The same of a series. */
export function PromoSeriesState({ state }: { state: keyof typeof PROMO_SERIES_STATES }) {
  return <StatusBadge label={PROMO_SERIES_STATES[state]} tone={SERIES_TONES[state]} />
}
