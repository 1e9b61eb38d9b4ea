import type { ProposalStatus } from '@ostrov/shared/orders/proposals'
import { isFinal } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { replacementSentence } from '@ostrov/shared/orders/struck'

type Asked = Pick<OrderWire, 'proposal' | 'status'> & { basket: Pick<OrderWire['basket'], 'items'> }

/** Whether another dish stands in for this line, as the last question's answer says. */
export function isReplaced({ proposal }: Pick<Asked, 'proposal'>, item_id: string): boolean {
  return proposal?.status === 'agreed' && proposal.replacement?.item_id === item_id
}

/** What came of the last question, while the order is under way. */
export function outcomeOf({ proposal, basket, status }: Asked): string | null {
  if (!proposal || isFinal(status)) return null
  if (proposal.wanted_at) return MOMENT_OUTCOMES[proposal.status] ?? null
  if (proposal.status === 'expired')
    return 'Вы не\u00A0ответили за\u00A0пять минут, поэтому заказ готовят без\u00A0этого.'
  if (proposal.status === 'withdrawn') return 'Ресторан приготовит всё, как вы заказали.'
  const replaced = basket.items.find(({ id }) => isReplaced({ proposal }, id))
  return replaced && proposal.replacement
    ? `Вы согласились на\u00A0замену. ${replacementSentence(replaced, proposal.replacement)}.`
    : null
}

const MOMENT_OUTCOMES: Partial<Record<ProposalStatus, string>> = {
  agreed: 'Вы согласились на\u00A0другое время.',
  expired: 'Вы не\u00A0ответили, поэтому время осталось прежним.',
  withdrawn: 'Ресторан больше не\u00A0просит о\u00A0другом времени.',
}
