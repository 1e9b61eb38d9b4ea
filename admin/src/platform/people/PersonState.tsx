import type { PERSON_STATES } from '@ostrov/shared/customers/lists'
import type { Tone } from '@ostrov/shared/orders/labels'
import { StatusBadge } from '../../components/StatusBadge'

type State = keyof typeof PERSON_STATES

const WORDS = { active: 'Активен', blocked: 'Заблокирован', deleted: 'Удалён' } as const satisfies Record<State, string>
const TONES = { active: 'leaf', blocked: 'berry', deleted: 'ink' } as const satisfies Record<State, Tone>

/** Whether a person may come in. */
export function PersonState({ state }: { state: State }) {
  return <StatusBadge label={WORDS[state]} tone={TONES[state]} />
}
