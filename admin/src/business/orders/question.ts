import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { missingSentence, replacementSentence } from '@ostrov/shared/orders/struck'

/** What the customer is asked: which dishes are not there, and what is offered for one. */
export function questionOf({ basket }: BusinessOrderWire, { items, replacement }: ProposalWire): string {
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
