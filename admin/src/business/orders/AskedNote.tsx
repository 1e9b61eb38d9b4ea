import { formatCountdown } from '@ostrov/shared/formats/countdown'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import { answerLeft, askedOf, type ProposalStatus } from '@ostrov/shared/orders/proposals'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Hourglass, MessageCircleReply } from 'lucide-react'
import { useNow } from '../../clock'
import { questionOf } from './question'
import { useProposal } from './use-proposal'

/** What the customer is asked and how long the answer is awaited, then the answer: it comes by the stream and is read aloud. */
export function AskedNote({ order }: { order: BusinessOrderWire }) {
  const asked = askedOf(order)
  const answer = asked ? null : answerWords(order)
  return (
    <div className="asked">
      {asked && <Waiting order={order} proposal={asked} />}
      <div role="status">
        {answer && (
          <p className="asked__answer">
            <MessageCircleReply size={22} aria-hidden="true" />
            {answer}
          </p>
        )}
      </div>
    </div>
  )
}

function Waiting({ order, proposal }: { order: BusinessOrderWire; proposal: ProposalWire }) {
  const { withdraw, busy } = useProposal(order)
  const now = useNow()
  return (
    <>
      <p className="asked__wait">
        <Hourglass size={22} aria-hidden="true" />
        <span>
          <strong>
            Ждём ответа клиента
            <span className="ui-numbers" aria-hidden="true">
              {` ${formatCountdown(answerLeft(proposal, now))}`}
            </span>
          </strong>
          <span className="asked__what">{questionOf(order, proposal)}</span>
        </span>
      </p>
      <Button size="large" wide busy={busy} busyLabel="Отзываем…" onClick={withdraw}>
        Отозвать вопрос
      </Button>
    </>
  )
}

/** What came of the last question; nothing once the order has gone on. */
function answerWords({ proposal, status }: BusinessOrderWire): string | null {
  if (!proposal || (status !== 'CONFIRMED' && status !== 'IN_PREPARATION')) return null
  if (proposal.wanted_at) return MOMENT_ANSWERS[proposal.status] ?? null
  if (proposal.status === 'agreed') {
    return proposal.replacement ? 'Клиент согласен на\u00A0замену' : 'Клиент согласен: без\u00A0этого'
  }
  if (proposal.status === 'without') return 'Клиент ответил: без\u00A0этого'
  return proposal.status === 'expired' ? 'Клиент не\u00A0ответил: без\u00A0этого' : null
}

const MOMENT_ANSWERS: Partial<Record<ProposalStatus, string>> = {
  agreed: 'Клиент согласен на\u00A0другое время',
  without: 'Клиент ответил: время прежнее',
  expired: 'Клиент не\u00A0ответил: время прежнее',
}
