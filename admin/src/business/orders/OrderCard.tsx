import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatTime, MINUTE_MS } from '@ostrov/shared/formats/time'
import { boardTone, DELIVERY_TYPE_LABELS, ORDER_LABELS } from '@ostrov/shared/orders/labels'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { TEST_ORDER } from '@ostrov/shared/orders/test-order'
import { lateWords } from '@ostrov/shared/orders/tracker'
import { askedAt, waitingLevel, waitingWords } from '@ostrov/shared/orders/waiting'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Bike, Clock, MessageSquare, Phone } from 'lucide-react'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { useTold } from '../../clock'
import { GiveToCourier } from '../couriers/GiveToCourier'
import { CourierHandle } from '../couriers/GivingByDrag'
import { AskedNote } from './AskedNote'
import { Wanted } from './BoardShelf'
import { isCalling, lateTime, promisedAt, waitingSince } from './board'
import { CardActions } from './CardActions'
import { addressLines, paymentLine } from './money-lines'
import { OrderLines } from './OrderLines'
import { timerLabel } from './timers'
import { useSeen } from './use-seen'

type Props = {
  order: BusinessOrderWire
  /** Several restaurants share this board, so each card names its own. */
  named: boolean
  /** The board is one restaurant's, so that orders are dragged to its couriers. */
  dragged?: boolean
}

/** An order as the kitchen sees it: number, how long it waits, what to cook, what to press. */
export const OrderCard = memo(function OrderCard({ order, named, dragged = false }: Props) {
  const card = useRef<HTMLElement>(null)
  useSeen(card, order)
  const calling = isCalling(order)
  const asked = askedAt(order)
  const minutes = useTold((now) => (calling ? Math.floor((now.getTime() - asked) / MINUTE_MS) : 0), paceOf(calling))
  const urgency = waitingWords(minutes * MINUTE_MS)
  const titleId = `order-${order.id}`
  return (
    <article
      ref={card}
      className={`order-card order-card--${boardTone(order.status)}`}
      aria-labelledby={titleId}
      data-order={order.id}
      data-waiting={waitingLevel(minutes * MINUTE_MS) || undefined}
    >
      {urgency && <p className="order-card__urgency">{urgency}</p>}
      <header className="order-card__head">
        <h3 id={titleId}>
          <Link className="order-card__number" to={`?order=${order.id}`} preventScrollReset>
            №&nbsp;{formatNumber(order.id)}
          </Link>
        </h3>
        <Timer order={order} calling={calling} />
      </header>
      <p className="order-card__who">
        <span className="ui-badge order-card__type">{DELIVERY_TYPE_LABELS[order.delivery.type]}</span>
        {order.is_test && <TestMark />}
        {named && (
          <span className="ui-badge ui-badge--sea order-card__type">{order.basket.restaurant.general_info.name}</span>
        )}
        {!order.is_test && <span>{order.user_name}</span>}
      </p>
      <Wanted order={order} />
      <Promised order={order} />
      <OrderLines items={order.basket.items} />
      <AskedNote order={order} />
      <Comment text={order.comment} />
      <Door order={order} />
      <Comment text={order.delivery.comment} to="courier" />
      <div className="order-card__giving">
        {dragged && <CourierHandle order={order} />}
        <GiveToCourier order={order} />
      </div>
      <div className="order-card__foot" data-new={calling || undefined}>
        <p className="order-card__money">
          <span>{paymentLine(order)}</span>
          <strong className="ui-price">{formatMoney(order.total)}</strong>
        </p>
        <CardActions order={order} />
      </div>
    </article>
  )
})

/** Seconds are counted where somebody waits for an answer. */
function paceOf(calling: boolean) {
  return calling ? 1000 : 10_000
}

/** A note of the customer, which nobody may overlook: to the kitchen, or to whoever brings the food. */
export function Comment({ text, to = 'kitchen' }: { text: string | null; to?: 'kitchen' | 'courier' }) {
  if (!text?.trim()) return null
  const Icon = to === 'courier' ? Bike : MessageSquare
  return (
    <p className={to === 'courier' ? 'order-comment order-comment--courier' : 'order-comment'}>
      <Icon size={20} aria-hidden="true" />
      <span>
        {to === 'courier' ? <strong>Курьеру: </strong> : <span className="ui-hidden">Комментарий: </span>}
        {text}
      </span>
    </p>
  )
}

/** Says wherever an order is seen that it is nobody's. */
export function TestMark() {
  return <span className="ui-badge ui-badge--amber order-card__type">{TEST_ORDER.mark}</span>
}

/** Where to and whom to call: what one needs who hands the food over. */
function Door({ order }: { order: BusinessOrderWire }) {
  const address = addressLines(order)
  if (order.is_test) return null
  return (
    <div className="order-card__door">
      {address && (
        <p>
          <Phrase text={address.street} />
          {address.door && <strong>{`, ${address.door}`}</strong>}
        </p>
      )}
      <a className="order-card__phone" href={`tel:+${order.user_phone}`}>
        <Phone size={20} aria-hidden="true" />
        {formatPhone(order.user_phone)}
      </a>
    </div>
  )
}

function Timer({ order, calling }: { order: BusinessOrderWire; calling: boolean }) {
  const since = waitingSince(order)
  const promised = promisedAt(order)
  const late = useTold((now) => !calling && now > promised, paceOf(calling))
  const waited = useTold((now) => timerLabel(order.status, now.getTime() - since, calling), paceOf(calling))
  const tone = boardTone(order.status) === 'ember' ? 'ui-badge--ember' : late ? 'ui-badge--berry' : ''
  return (
    <span className={`ui-badge order-card__timer ${tone}`} role="timer" aria-live="off">
      <Clock size={18} aria-hidden="true" />
      {waited}
    </span>
  )
}

/** The step, where a column holds more than one, and by when. */
function Promised({ order }: { order: BusinessOrderWire }) {
  const late = useTold((now) => {
    const time = lateTime(order, now)
    return time && lateWords(time)
  }, paceOf(false))
  if (isCalling(order) || order.status === 'new') return null
  const time = formatTime(promisedAt(order))
  const promise = order.delivery.type === 'pickup' ? `выдать к\u00A0${time}` : `у\u00A0клиента до\u00A0${time}`
  return (
    <p className="order-card__promise">
      {ORDER_LABELS[order.status]}, {promise}
      {late && <strong className="order-card__late">{late}</strong>}
    </p>
  )
}
