import { EMPLOYER_SEES, EMPLOYER_STATES, REPLY_STATES, type ReplyStatus, type Side } from '@ostrov/shared/replies/rules'

const LOOKS: Readonly<Record<ReplyStatus, string>> = {
  sent: 'ui-badge--sea',
  seen: 'ui-badge--amber',
  invited: 'ui-badge--leaf',
  declined: 'ui-badge--berry',
  withdrawn: 'ui-badge--sea',
}

/** The state of a reply in the words of who looks, and how its badge is drawn. */
export function stateWords(side: Side, status: ReplyStatus): { label: string; look: string } {
  const seen = EMPLOYER_SEES[status]
  return { label: side === 'employer' && seen ? EMPLOYER_STATES[seen] : REPLY_STATES[status], look: LOOKS[status] }
}
