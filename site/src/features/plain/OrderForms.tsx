import { formatMoney } from '@ostrov/shared/formats/money'
import { type OrderAction, orderActions } from '@ostrov/shared/orders/actions'
import { ORDER_ACTION_LABELS } from '@ostrov/shared/orders/labels'
import type { ProposalWire } from '@ostrov/shared/orders/proposal-schema'
import { askedOf, offeredAnswers } from '@ostrov/shared/orders/proposals'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { orderPath, plainPath } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { ChangesNote } from '../orders/ChangesNote'
import { backTo, factsOf, offered, reviewFactsOf, trackerOf } from '../orders/facts'
import { OrderBill, OrderFacts } from '../orders/OrderBill'
import { OrderStatus } from '../orders/OrderStatus'
import { answerWords, moneyWords, ProposalLines, proposalTitle, silenceWords } from '../orders/Proposal'
import '../orders/order-page.css'
import '../orders/orders.css'
import { Refusal } from './Refusal'
import './plain.css'

type Props = { order: OrderWire; refusal: string | null; attempt: string; now: Date }

/** An order to read, with what can be done about it as plain forms. */
export function OrderForms({ order, refusal, attempt, now }: Props) {
  const asked = askedOf(order)
  const actions = offered(orderActions(factsOf(order), now, reviewFactsOf(order)), false, asked !== null)
  const action = plainPath(orderPath(order.uuid))
  return (
    <div className="plain-form">
      <Refusal sentence={refusal} />
      <OrderStatus order={order} sentence={trackerOf(order, now, null)} now={now} />
      {asked && <ProposalForm order={order} proposal={asked} action={action} />}
      <ChangesNote order={order} />
      <Acts order={order} actions={actions} action={action} attempt={attempt} />
      <OrderBill order={order} />
      <OrderFacts order={order} now={now} />
    </div>
  )
}

type ActsProps = { order: OrderWire; actions: readonly OrderAction[]; action: string; attempt: string }

/** What can be done about it, in one form. */
function Acts({ order, actions, action, attempt }: ActsProps) {
  const phone = order.basket.restaurant.general_info.phones[0]
  return (
    <form className="plain-acts" method="post" action={action}>
      <input type="hidden" name="key" value={attempt} />
      {actions.includes('pay') && <Call act="pay" />}
      {actions.includes('received') && <Call act="received" />}
      {actions.includes('repeat') && <Call act="repeat" />}
      <a className={buttonClass({ wide: true })} href={action}>
        Обновить
      </a>
      {actions.includes('contact') && phone && (
        <a className={buttonClass({ wide: true })} href={`tel:+${phone.replace(/\D/g, '')}`}>
          {ORDER_ACTION_LABELS.contact}
        </a>
      )}
      {actions.includes('cancel') && (
        <details className="plain-sure">
          <summary>{ORDER_ACTION_LABELS.cancel}</summary>
          <p>
            Вернуть отменённый заказ нельзя.
            {order.payment_type === 'online' && ` Если он\u00a0оплачен, деньги вернутся ${backTo(order)}.`}
          </p>
          <Button type="submit" variant="berry" wide name="act" value="cancel">
            Да, отменить заказ
          </Button>
        </details>
      )}
    </form>
  )
}

/** The restaurant's question, answered by a form. */
function ProposalForm({ order, proposal, action }: { order: OrderWire; proposal: ProposalWire; action: string }) {
  const offered = offeredAnswers(proposal)
  const words = answerWords(proposal)
  return (
    <form className="proposal" method="post" action={action} aria-labelledby="proposal">
      <h2 id="proposal">{proposalTitle(proposal)}</h2>
      <ProposalLines order={order} proposal={proposal} />
      <input type="hidden" name="act" value="answer" />
      <input type="hidden" name="proposal_id" value={proposal.id} />
      {(['agree', 'without'] as const)
        .filter((answer) => offered.includes(answer))
        .map((answer, place) => (
          <Button
            key={answer}
            type="submit"
            variant={place === 0 ? 'primary' : 'secondary'}
            size="large"
            wide
            name="answer"
            value={answer}
          >
            {`${words[answer].label} · ${formatMoney(words[answer].total)}`}
          </Button>
        ))}
      <Button type="submit" variant="danger" wide name="answer" value="cancel">
        Отменить весь заказ
      </Button>
      <p className="ui-muted ui-small">
        {silenceWords(proposal)} {moneyWords(order, proposal)}
      </p>
    </form>
  )
}

function Call({ act }: { act: 'pay' | 'received' | 'repeat' }) {
  return (
    <Button type="submit" variant="primary" size="large" wide name="act" value={act}>
      {ORDER_ACTION_LABELS[act]}
    </Button>
  )
}
