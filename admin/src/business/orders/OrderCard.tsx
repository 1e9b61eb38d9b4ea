import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatTime } from '@ostrov/shared/formats/time'
import { boardTone, DELIVERY_TYPE_LABELS, ORDER_LABELS } from '@ostrov/shared/orders/labels'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Clock, MessageSquare } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useNow } from '../../clock'
import { isCalling, promisedAt, waitingSince } from './board'
import { CardActions } from './CardActions'
import { addressLines, paymentLine } from './money-lines'
import { OrderLines } from './OrderLines'
import { timerLabel } from './timers'
import { useSeen } from './use-seen'

type Props = {
  order: BusinessOrderWire
  /** Several restaurants share this board, so each card names its own. */
  named: boolean
}

/** An order as the kitchen sees it: number, how long it waits, what to cook, what to press. */
export function OrderCard({ order, named }: Props) {
  const card = useRef<HTMLElement>(null)
  useSeen(card, order)
  const address = addressLines(order)
  const titleId = `order-${order.id}`
  return (
    <article
      ref={card}
      className={`order-card order-card--${boardTone(order.status)}`}
      aria-labelledby={titleId}
      data-order={order.id}
    >
      <header className="order-card__head">
        <h3 id={titleId}>
          <Link className="order-card__number" to={`?order=${order.id}`} preventScrollReset>
            №&nbsp;{formatNumber(order.id)}
          </Link>
        </h3>
        <Timer order={order} />
      </header>
      <p className="order-card__who">
        <span className="ui-badge order-card__type">{DELIVERY_TYPE_LABELS[order.delivery.type]}</span>
        {named && (
          <span className="ui-badge ui-badge--sea order-card__type">{order.basket.restaurant.general_info.name}</span>
        )}
        <span>
          {order.user_name}
          {address && <Phrase text={`, ${address.street}`} />}
        </span>
      </p>
      <Promised order={order} />
      <OrderLines items={order.basket.items} />
      <Comment text={order.comment} />
      <p className="order-card__money">
        <span>{paymentLine(order)}</span>
        <strong className="ui-price">{formatMoney(order.total)}</strong>
      </p>
      <CardActions order={order} />
    </article>
  )
}

/** A note of the customer, which nobody may overlook. */
export function Comment({ text, from = 'Комментарий' }: { text: string | null; from?: string }) {
  if (!text?.trim()) return null
  return (
    <p className="order-comment">
      <MessageSquare size={20} aria-hidden="true" />
      <span>
        <span className="ui-hidden">{from}: </span>
        {text}
      </span>
    </p>
  )
}

function Timer({ order }: { order: BusinessOrderWire }) {
  const calling = isCalling(order)
  const now = useNow(calling ? 1000 : 10_000)
  const late = !calling && order.status !== 'DELIVERED' && now > promisedAt(order)
  const tone = boardTone(order.status) === 'ember' ? 'ui-badge--ember' : late ? 'ui-badge--berry' : ''
  return (
    <span className={`ui-badge order-card__timer ${tone}`} role="timer" aria-live="off">
      <Clock size={18} aria-hidden="true" />
      {timerLabel(order.status, now.getTime() - waitingSince(order), calling)}
    </span>
  )
}

/** The step, where a column holds more than one, and by when. */
function Promised({ order }: { order: BusinessOrderWire }) {
  if (isCalling(order) || order.status === 'new') return null
  const time = formatTime(promisedAt(order))
  const promise = order.delivery.type === 'pickup' ? `выдать к\u00A0${time}` : `у\u00A0клиента до\u00A0${time}`
  return (
    <p className="ui-muted">
      {ORDER_LABELS[order.status]}, {promise}
    </p>
  )
}
