import { type RestaurantAction, restaurantActions } from '@ostrov/shared/orders/actions'
import { restaurantActionLabel } from '@ostrov/shared/orders/labels'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { linesToMake } from './board'
import { printOrder } from './print'
import { RefuseDialog } from './RefuseDialog'
import { StrikeDialog } from './StrikeDialog'
import { type Move, useMove } from './use-move'

/** Added to the promised time by one press. */
const EXTRA_MINUTES = [10, 20] as const

type Props = {
  order: BusinessOrderWire
  /** With the refusal of an order already accepted, which on the board would stand where a wet hand slips. */
  full?: boolean
}

/** What can be pressed on an order now, from the one table of its changes. */
export function CardActions({ order, full = false }: Props) {
  const { move, busy } = useMove(order)
  const actions = restaurantActions({ status: order.status, delivery_type: order.delivery.type })
  const next = actions.find(({ kind }) => kind === 'next')
  const refusal = actions.find(({ kind }) => kind === 'cancel')
  if (next?.to === 'CONFIRMED') return <NewOrderActions order={order} refusal={refusal} move={move} busy={busy} />
  return (
    <div className="card-actions">
      {order.status === 'new' && <p className="card-actions__wait">Передаём в&nbsp;ресторан…</p>}
      {next && (
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
  const [striking, setStriking] = useState(false)
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
      {EXTRA_MINUTES.map((extra_minutes) => (
        <Button
          key={extra_minutes}
          size="large"
          className="card-actions__later"
          disabled={busy}
          aria-label={`+${extra_minutes}\u00A0мин и\u00A0принять`}
          onClick={() => move({ to: 'CONFIRMED', extra_minutes })}
        >
          {`+${extra_minutes}\u00A0мин`}
        </Button>
      ))}
      {linesToMake(order).length > 1 && (
        <Button size="large" className="card-actions__half" disabled={busy} onClick={() => setStriking(true)}>
          Вычеркнуть
        </Button>
      )}
      {refusal && <Refuse order={order} refusal={refusal} move={move} busy={busy} />}
      <StrikeDialog order={order} open={striking} onClose={() => setStriking(false)} onAccept={move} />
    </div>
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
