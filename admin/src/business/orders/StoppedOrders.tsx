import { formatNumber } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { Button } from '@ostrov/shared/ui/Button'
import { CircleX } from 'lucide-react'
import { Link } from 'react-router'
import { linesToMake, stoppedAt } from './board'
import { useAcknowledge } from './use-acknowledge'

/** What there is to stop, by the step the order had reached. */
const STOP_WORDS: Partial<Record<OrderStatus, string>> = {
  CONFIRMED: 'Готовить не\u00A0нужно',
  IN_PREPARATION: 'Остановите готовку',
  PICKUP_PENDING: 'Выдавать не\u00A0нужно',
  OUT_FOR_DELIVERY: 'Верните курьера',
}

/** Orders that somebody else cancelled while they were made: above everything until «Понятно» is pressed on any device. */
export function StoppedOrders({ orders }: { orders: readonly BusinessOrderWire[] }) {
  return (
    <div className="stopped columns gap-3" role="alert">
      {orders.map((order) => (
        <StoppedOrder key={order.id} order={order} />
      ))}
    </div>
  )
}

function StoppedOrder({ order }: { order: BusinessOrderWire }) {
  const { acknowledge, busy } = useAcknowledge(order)
  const at = stoppedAt(order)
  const reason = order.events.findLast(({ to }) => to === order.status)?.comment
  return (
    <article className="stopped__one cluster-row" data-order={order.id} aria-label={`Отменён заказ ${order.id}`}>
      <CircleX size={32} aria-hidden="true" />
      <div className="stopped__words">
        <h2>
          <Link className="stopped__number" to={`?order=${order.id}`} preventScrollReset>
            №&nbsp;{formatNumber(order.id)}
          </Link>
          {EVENT_LABELS[order.status]}
        </h2>
        <p>
          {at && STOP_WORDS[at] && <strong>{STOP_WORDS[at]}: </strong>}
          {linesToMake(order)
            .map(({ name, quantity }) => `${name} ×\u00A0${quantity}`)
            .join(', ')}
        </p>
        {reason && <p>{quoted(reason)}</p>}
      </div>
      <Button size="large" className="stopped__press" busy={busy} busyLabel="Сохраняем…" onClick={acknowledge}>
        Понятно
      </Button>
    </article>
  )
}
