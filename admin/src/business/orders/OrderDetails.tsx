import { formatMoney } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment, formatTime } from '@ostrov/shared/formats/time'
import { COURIER_EVENTS } from '@ostrov/shared/orders/courier'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { isActive } from '@ostrov/shared/orders/rules'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { HISTORY } from '@ostrov/shared/paths'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Phone, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { GiveToCourier } from '../couriers/GiveToCourier'
import { AskedNote } from './AskedNote'
import { BlackListLine } from './BlackListLine'
import { Wanted } from './BoardShelf'
import { promisedAt } from './board'
import { CardActions } from './CardActions'
import { businessBadge } from './event-labels'
import { addressLines, moneyLines, paymentLine } from './money-lines'
import { Comment, TestMark } from './OrderCard'
import { OrderLines } from './OrderLines'
import { printOrder } from './print'
import { UndoBar } from './UndoBar'

/** Everything the restaurant may know of an order, with what can be done about it. */
export function OrderDetails({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['order', id],
    queryFn: () => ask(api.business_user.orders({ id }).get()),
    refetchInterval: 15_000,
  })
  if (data) return <Details order={data} />
  return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
}

function Details({ order }: { order: BusinessOrderWire }) {
  const active = isActive(order.status)
  return (
    <div className="details stack gap-5">
      <p className="cluster-row gap-3">
        <StatusBadge {...businessBadge(order.status)} />
        {order.is_test && <TestMark />}
        <span className="ui-muted">{formatMoment(order.created_at, serverNow())}</span>
      </p>
      <Wanted order={order} />
      <UndoBar order_id={order.id} />
      <AskedNote order={order} />
      {active ? <CardActions order={order} full /> : <PrintLine order={order} />}
      <GiveToCourier order={order} />
      {!order.is_test && <Person order={order} />}
      <section aria-label="Состав">
        <h2>Состав</h2>
        <OrderLines items={order.basket.items} />
        {order.cultery_count > 0 && <p className="ui-muted">Приборы: {order.cultery_count}</p>}
        <Comment text={order.comment} />
      </section>
      <Money order={order} />
      <Events order={order} />
    </div>
  )
}

function PrintLine({ order }: { order: BusinessOrderWire }) {
  return (
    <div>
      <Button onClick={() => printOrder(order)}>
        <Printer size={20} aria-hidden="true" />
        Распечатать
      </Button>
    </div>
  )
}

function Person({ order }: { order: BusinessOrderWire }) {
  const address = addressLines(order)
  const point = order.delivery.coordinates?.coordinates
  return (
    <section aria-label="Клиент">
      <h2>{order.user_name}</h2>
      {order.orders_before === 0 ? (
        <p className="ui-muted">Первый заказ у&nbsp;вас</p>
      ) : (
        <Link className="ui-link details__before" to={`${HISTORY}?query=${order.user_phone}`}>
          {countOf(order.orders_before, 'заказ', 'заказа', 'заказов')} у&nbsp;вас раньше
        </Link>
      )}
      <p>
        {DELIVERY_TYPE_LABELS[order.delivery.type]} к&nbsp;{formatTime(promisedAt(order))}
        {address && <Phrase text={`, ${address.street}`} />}
        {address?.door && `, ${address.door}`}
      </p>
      <Comment text={order.delivery.comment} to="courier" />
      <div className="cluster gap-2">
        <a className={buttonClass({})} href={`tel:+${order.user_phone}`}>
          <Phone size={20} aria-hidden="true" />
          {formatPhone(order.user_phone)}
        </a>
        {point && (
          <a
            className={buttonClass({})}
            href={`https://www.openstreetmap.org/?mlat=${point[1]}&mlon=${point[0]}#map=18/${point[1]}/${point[0]}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MapPin size={20} aria-hidden="true" />
            На&nbsp;карте
          </a>
        )}
      </div>
      <BlackListLine order={order} />
    </section>
  )
}

function Money({ order }: { order: BusinessOrderWire }) {
  return (
    <section aria-label="Оплата">
      <h2>{paymentLine(order)}</h2>
      <dl className="sums">
        {moneyLines(order).map(({ label, amount }) => (
          <div key={label} className="sums__line">
            <dt>{label}</dt>
            <dd className="ui-numbers">{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Events({ order: { events, courier_events } }: { order: BusinessOrderWire }) {
  const now = serverNow()
  const all = [
    ...events.map((step) => ({ id: String(step.id), at: step.created_at, what: <Step step={step} /> })),
    ...courier_events.map(({ id, at, act, name }) => ({ id, at, what: <Way act={act} name={name} /> })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return (
    <section aria-label="История заказа">
      <h2>История</h2>
      <ol className="events">
        {all.map(({ id, at, what }) => (
          <li key={id} className="events__one columns gap-3">
            <time className="ui-muted ui-numbers" dateTime={at}>
              {formatMoment(at, now)}
            </time>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { to, comment, undone_at } }: { step: BusinessOrderWire['events'][number] }) {
  return (
    <>
      {undone_at === null ? EVENT_LABELS[to] : <s>{EVENT_LABELS[to]}</s>}
      {undone_at && <span className="events__comment">Отменили нажатие в&nbsp;{formatTime(undone_at)}</span>}
      {comment && <span className="events__comment">{comment}</span>}
    </>
  )
}

function Way({ act, name }: Pick<BusinessOrderWire['courier_events'][number], 'act' | 'name'>) {
  return (
    <>
      {COURIER_EVENTS[act]}
      <span className="events__comment">Курьер {name}</span>
    </>
  )
}
