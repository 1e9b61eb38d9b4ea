import { type RestaurantAction, restaurantActions } from '@ostrov/shared/orders/actions'
import { restaurantActionLabel } from '@ostrov/shared/orders/labels'
import { askedOf, mayPropose } from '@ostrov/shared/orders/proposals'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { MessageCircleQuestionMark, Printer } from 'lucide-react'
import { useState } from 'react'
import { AskMoment } from './AskMoment'
import { ProposalDialog } from './ProposalDialog'
import { printOrder } from './print'
import { RefuseDialog } from './RefuseDialog'
import { type Move, useMove } from './use-move'
import { useProposal } from './use-proposal'

/** Added to the promised time by one press. */
const EXTRA_MINUTES = [10, 20, 30] as const

type Props = {
  order: BusinessOrderWire
  /** With the refusal of an order already accepted, which on the board would stand where a wet hand slips. */
  full?: boolean
}

/** What can be pressed on an order now, from the one table of its changes. */
export function CardActions({ order, full = false }: Props) {
  const { move, busy } = useMove(order)
  const actions = restaurantActions({ status: order.status, delivery_type: order.delivery.type })
  const asked = askedOf(order) !== null
  const next = actions.find(({ kind }) => kind === 'next')
  const refusal = actions.find(({ kind }) => kind === 'cancel')
  if (next?.to === 'CONFIRMED') return <NewOrderActions order={order} refusal={refusal} move={move} busy={busy} />
  return (
    <div className="card-actions">
      {order.status === 'new' && <p className="card-actions__wait">Передаём в&nbsp;ресторан…</p>}
      {next && !asked && (
        <Button
          variant="ink"
          size="large"
          className="card-actions__main"
          busy={busy}
          busyLabel="Сохраняем…"
          onClick={() => move({ to: next.to })}
        >
          {restaurantActionLabel(next.to, order.delivery.type)}
        </Button>
      )}
      {mayPropose(order.status) && !asked && !order.is_test && <AskAbout order={order} busy={busy} />}
      <PrintButton order={order} />
      {full && refusal && <Refuse order={order} refusal={refusal} move={move} busy={busy} />}
    </div>
  )
}

type Acting = {
  order: BusinessOrderWire
  refusal: RestaurantAction | undefined
  move: (move: Move) => void
  busy: boolean
}

function NewOrderActions({ order, refusal, move, busy }: Acting) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="card-actions card-actions--new">
      <Button
        variant="primary"
        size="large"
        className="card-actions__main"
        busy={busy}
        busyLabel="Сохраняем…"
        data-accept=""
        aria-keyshortcuts="A"
        onClick={() => move({ to: 'CONFIRMED' })}
      >
        Принять
      </Button>
      <AskMoment
        order={order}
        busy={busy}
        call={'Принять и\u00A0спросить клиента'}
        onAsk={(proposal) => move({ to: 'CONFIRMED', proposal })}
      />
      {(order.wanted_at === null ? EXTRA_MINUTES : []).map((extra_minutes) => (
        <Button
          key={extra_minutes}
          size="large"
          className="card-actions__later"
          disabled={busy}
          aria-label={`+${extra_minutes}\u00A0мин и\u00A0принять`}
          onClick={() => move({ to: 'CONFIRMED', extra_minutes })}
        >
          <span>
            {`+${extra_minutes}\u00A0`}
            <small>мин</small>
          </span>
        </Button>
      ))}
      {!order.is_test && (
        <Button size="large" className="card-actions__half" disabled={busy} onClick={() => setAsking(true)}>
          Чего-то нет
        </Button>
      )}
      {refusal && <Refuse order={order} refusal={refusal} move={move} busy={busy} />}
      <ProposalDialog
        order={order}
        open={asking}
        call={'Принять и\u00A0спросить клиента'}
        onClose={() => setAsking(false)}
        onAsk={(proposal) => move({ to: 'CONFIRMED', proposal })}
      />
    </div>
  )
}

/** Of an order in work something may turn out to be missing still. */
function AskAbout({ order, busy }: { order: BusinessOrderWire; busy: boolean }) {
  const [open, setOpen] = useState(false)
  const { propose, busy: asking } = useProposal(order)
  return (
    <>
      <Button
        size="large"
        className="card-actions__icon"
        disabled={busy || asking}
        aria-label={`Чего-то нет в\u00A0заказе ${order.id}`}
        title={'Чего-то нет'}
        onClick={() => setOpen(true)}
      >
        <MessageCircleQuestionMark size={22} aria-hidden="true" />
      </Button>
      <AskMoment small order={order} busy={busy || asking} call={'Спросить клиента'} onAsk={propose} />
      <ProposalDialog
        order={order}
        open={open}
        call={'Спросить клиента'}
        onClose={() => setOpen(false)}
        onAsk={propose}
      />
    </>
  )
}

function Refuse({ order, refusal, move, busy }: Acting & { refusal: RestaurantAction }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="danger"
        size="large"
        className="card-actions__half"
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        Отказать
      </Button>
      <RefuseDialog
        order={order}
        open={open}
        onClose={() => setOpen(false)}
        onRefuse={(comment) => move({ to: refusal.to, comment })}
      />
    </>
  )
}

/** Prints the order's sheet. */
export function PrintButton({ order }: { order: BusinessOrderWire }) {
  return (
    <Button
      size="large"
      className="card-actions__icon"
      aria-label={`Распечатать заказ ${order.id}`}
      title="Распечатать"
      onClick={() => printOrder(order)}
    >
      <Printer size={22} aria-hidden="true" />
    </Button>
  )
}
