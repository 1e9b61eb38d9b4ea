import { formatCountdown } from '@ostrov/shared/formats/countdown'
import { formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { ORDER_TONES, timeline } from '@ostrov/shared/orders/labels'
import { CANCEL_WINDOW_MS, canCancel, cancelDeadline } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import type { Tracker } from '@ostrov/shared/orders/tracker'
import { aheadNote, answerNote, askedAt, isUnanswered } from '@ostrov/shared/orders/waiting'
import {
  Bike,
  ChefHat,
  CircleCheck,
  CircleX,
  Clock,
  CreditCard,
  type LucideIcon,
  Phone,
  ShoppingBag,
} from 'lucide-react'
import { factsOf, reasonOf } from './facts'

const ICONS: Record<OrderWire['status'], LucideIcon> = {
  new: Clock,
  in_progress: Clock,
  CONFIRMATION_PENDING: Clock,
  CONFIRMED: ChefHat,
  IN_PREPARATION: ChefHat,
  PICKUP_PENDING: ShoppingBag,
  OUT_FOR_DELIVERY: Bike,
  DELIVERED: CircleCheck,
  COMPLETED: CircleCheck,
  CANCELLED: CircleX,
  CANCELLED_BY_RESTAURANT: CircleX,
  CANCELLED_BY_USER: CircleX,
  PAYMENT_PENDING: CreditCard,
  PAYMENT_FAILED: CreditCard,
  EXECUTION_STOPPED: CircleX,
}

type Props = { order: OrderWire; sentence: Tracker; now: Date }

/** The order's state as a sentence that is read aloud when it changes, the time left to cancel, and the way so far. */
export function OrderStatus({ order, sentence, now }: Props) {
  const Icon = ICONS[order.status]
  const reason = reasonOf(order)
  return (
    <div className="stack-start gap-3">
      <span className={`ui-chip ui-chip--${ORDER_TONES[order.status]}`}>
        <Icon size={18} aria-hidden="true" />
        {`Заказ №\u00a0${formatNumber(order.id)}`}
      </span>
      <div aria-live="polite">
        <h1 className="order-status__title">{sentence.title}</h1>
        {sentence.text && <p className="order-status__text">{sentence.text}</p>}
        {reason && <p className="order-status__text">{reason}</p>}
        {sentence.expected && <p className="order-status__text">{sentence.expected}</p>}
      </div>
      {isUnanswered(order) && <AnswerNote order={order} now={now} />}
      {sentence.note && <CancelNote order={order} note={sentence.note} now={now} />}
      <Timeline order={order} />
    </div>
  )
}

function CancelNote({ order, note, now }: { order: OrderWire; note: string; now: Date }) {
  const deadline = cancelDeadline(factsOf(order))
  if (!deadline || !canCancel(factsOf(order), now)) return null
  // Until the kitchen begins may be days: the note says when that is.
  if (order.kitchen_at && deadline.getTime() === Date.parse(order.kitchen_at)) {
    return <p className="ui-muted ui-small">{note}</p>
  }
  // The phone's clock may run behind the server's: nobody is promised more than the rule gives.
  const left = Math.min(deadline.getTime() - now.getTime(), CANCEL_WINDOW_MS)
  return (
    <p className="ui-muted ui-small">
      {note}. Осталось <span className="ui-numbers">{formatCountdown(left)}</span>
    </p>
  )
}

/** While the restaurant is silent: what is usual, and after a long wait whom to call and how to leave. */
function AnswerNote({ order, now }: Omit<Props, 'sentence'>) {
  const waitedMs = now.getTime() - askedAt(order)
  const { text, long } =
    order.kitchen_at && waitedMs < 0
      ? { text: aheadNote(order.kitchen_at, now), long: false }
      : answerNote({ ...order, waitedMs })
  const [phone] = order.basket.restaurant.general_info.phones
  return (
    <div
      aria-live="polite"
      className={long ? 'order-status__answer order-status__answer--long stack-start gap-2' : 'order-status__answer'}
    >
      <p>{`${text}.`}</p>
      {long && phone && (
        <a className="ui-button ui-button--small" href={`tel:+${phone}`}>
          <Phone size={20} aria-hidden="true" />
          {formatPhone(phone)}
        </a>
      )}
    </div>
  )
}

const STATES = { done: 'готово', current: 'сейчас', next: 'впереди' } as const

function Timeline({ order }: { order: OrderWire }) {
  const steps = timeline(factsOf(order))
  if (steps.length === 0) return null
  return (
    <ol className="order-timeline" aria-label="Путь заказа">
      {steps.map(({ label, state }) => (
        <li
          key={label}
          className={`order-timeline__step order-timeline__step--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {label}
          <span className="ui-hidden">: {STATES[state]}</span>
        </li>
      ))}
    </ol>
  )
}
