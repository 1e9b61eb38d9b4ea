import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { missingSentence, replacementSentence } from '@ostrov/shared/orders/struck'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { serverNow } from '../../clock'

/** What the customer is asked: which dishes are not there, and what is offered for one; or another moment. */
export function questionOf({ basket }: BusinessOrderWire, { items, wanted_at, replacement }: ProposalWire): string {
  if (wanted_at) return `Предложили другое время: ${wantedWords(wanted_at, serverNow())}`
  const missing = basket.items.flatMap((line) => {
    const struck = items.find(({ id }) => id === line.id)
    return struck ? [{ ...line, cancellation_comment: struck.cancellation_comment }] : []
  })
  const replaced = replacement && missing.find(({ id }) => id === replacement.item_id)
  const others = missing.filter((line) => line !== replaced)
  return [
    ...(replaced && replacement ? [replacementSentence(replaced, replacement)] : []),
    ...(others.length > 0 ? [missingSentence(others)] : []),
  ].join('. ')
}
