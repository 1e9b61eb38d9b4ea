import { formatCountdown } from '@ostrov/shared/formats/countdown'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import { answerLeft, offeredAnswers, type ProposalAnswer } from '@ostrov/shared/orders/proposals'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { orderPath } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { type MouseEvent, useState } from 'react'
import { answerProposal, cancelOrder } from './acting'
import { answerWords, moneyWords, ProposalLines, proposalTitle, silenceWords } from './Proposal'

type Props = { order: OrderWire; proposal: ProposalWire; now: Date }

/**
 * What the restaurant asks, and the words one may say to it. The seconds are seen, not read aloud: the moment is. A phone's
 * clock may be ahead, so only the server knows that it is too late.
 */
export default function ProposalCard({ order, proposal, now }: Props) {
  const left = answerLeft(proposal, now)
  const money = moneyWords(order, proposal)
  return (
    <section className="proposal" aria-labelledby="proposal">
      <div className="proposal__head split">
        <h2 id="proposal">{proposalTitle(proposal, now)}</h2>
        {left > 0 && (
          <span className="ui-badge ui-badge--amber proposal__left ui-numbers" aria-hidden="true">
            {formatCountdown(left)}
          </span>
        )}
      </div>
      {proposal.wanted_at === null && <ProposalLines order={order} proposal={proposal} />}
      {proposal.wanted_at && order.wanted_at && <p>{`Вы\u00a0выбирали ${wantedWords(order.wanted_at, now)}.`}</p>}
      <Answers order={order} proposal={proposal} />
      <p className="ui-muted ui-small">
        {silenceWords(proposal)} {money}
      </p>
    </section>
  )
}

function Answers({ order, proposal }: Omit<Props, 'now'>) {
  const [pressed, setPressed] = useState<ProposalAnswer | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const offered = offeredAnswers(proposal)
  const words = answerWords(proposal)
  const say = async (answer: ProposalAnswer) => {
    if (pressed) return
    setPressed(answer)
    setFailure(null)
    await answerProposal(order, { proposal_id: proposal.id, answer }).catch((problem) =>
      setFailure(sentenceOf(problem)),
    )
    setPressed(null)
  }
  const press = (answer: 'agree' | 'without', variant: 'primary' | 'secondary') => (
    <Button
      type="submit"
      name="act"
      value={answer}
      variant={variant}
      size="large"
      wide
      busy={pressed === answer}
      busyLabel="Отвечаем…"
      onClick={quickly(() => say(answer))}
    >
      {words[answer]}
    </Button>
  )
  return (
    <form className="stack gap-2" method="post" action={orderPath(order.uuid)}>
      <input type="hidden" name="proposal_id" value={proposal.id} />
      <FormFailure text={failure} />
      {offered.includes('agree') && press('agree', 'primary')}
      {offered.includes('without') && press('without', offered.includes('agree') ? 'secondary' : 'primary')}
      <Button type="submit" name="act" value="cancel" variant="danger" wide onClick={quickly(() => cancelOrder(order))}>
        {words.cancel}
      </Button>
    </form>
  )
}

/** In place of the form that is posted without scripts. */
const quickly = (act: () => unknown) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}
