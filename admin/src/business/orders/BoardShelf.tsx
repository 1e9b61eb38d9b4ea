import { formatNumber } from '@ostrov/shared/formats/money'
import { localParts } from '@ostrov/shared/formats/time'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { askedOf } from '@ostrov/shared/orders/proposals'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { CalendarClock } from 'lucide-react'
import { memo, useRef } from 'react'
import { Link } from 'react-router'
import { serverNow, useTold } from '../../clock'
import { isCalling } from './board'
import { CardActions } from './CardActions'
import { beginWords, momentWords, shelfHours } from './shelf'
import { useSeen } from './use-seen'

type Props = { orders: readonly BusinessOrderWire[]; named: boolean }

/** Orders that the kitchen begins later, by hour; each comes into its column by itself at its moment. */
export const BoardShelf = memo(function BoardShelf({ orders, named }: Props) {
  // «Завтра» is today after midnight.
  useTold((now) => localParts(now).date, 60_000)
  const hours = shelfHours(orders, serverNow())
  const calling = orders.filter(isCalling).length
  if (orders.length === 0) return null
  return (
    <details className="shelf" open>
      <summary className="shelf__head row gap-3">
        <CalendarClock size={24} aria-hidden="true" />
        <h2>К&nbsp;времени</h2>
        <span className="ui-count column__count">{orders.length}</span>
        {calling > 0 && <span className="ui-badge ui-badge--amber">Примите: {calling}</span>}
      </summary>
      <div className="shelf__hours row gap-4">
        {hours.map(({ title, orders: wanted }) => (
          <section key={title} className="stack gap-2" aria-label={title}>
            <h3 className="shelf__hour">{title}</h3>
            <div className="row gap-2">
              {wanted.map((order) => (
                <ShelfCard key={order.id} order={order} named={named} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </details>
  )
})

function ShelfCard({ order, named }: { order: BusinessOrderWire; named: boolean }) {
  const card = useRef<HTMLElement>(null)
  useSeen(card, order)
  const titleId = `shelf-${order.id}`
  return (
    <article ref={card} className="shelf-card row gap-3" aria-labelledby={titleId} data-order={order.id}>
      <div>
        <Wanted order={order} />
        <p className="shelf-card__who">
          <Link id={titleId} className="order-card__number" to={`?order=${order.id}`} preventScrollReset>
            №&nbsp;{formatNumber(order.id)}
          </Link>
          <span>
            {DELIVERY_TYPE_LABELS[order.delivery.type]}
            {named && `, ${order.basket.restaurant.general_info.name}`}
            {askedOf(order) && ', ждём ответа'}
          </span>
        </p>
      </div>
      {isCalling(order) && <CardActions order={order} />}
    </article>
  )
}

/** For when an order is wanted, large, and when its kitchen begins; nothing of an order for now. */
export function Wanted({ order: { wanted_at, kitchen_at } }: { order: BusinessOrderWire }) {
  const words = useTold((now) => wanted_at && momentWords(wanted_at, now), 60_000)
  const begins = useTold((now) => kitchen_at && wanted_at && beginWords(kitchen_at, { wanted_at, now }), 60_000)
  if (!words) return null
  return (
    <p className="wanted">
      <strong className="wanted__at">{words}</strong> {begins}
    </p>
  )
}
