import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatMoment } from '@ostrov/shared/formats/time'
import { orderBadge } from '@ostrov/shared/orders/labels'
import { askedOf } from '@ostrov/shared/orders/proposals'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { orderPath } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import type { ReactNode } from 'react'
import { boughtItems } from './facts'

/** So many dishes are pictured on a card (spec §9). */
const PICTURES = 4

type Props = {
  order: OrderWire
  now: Date
  /** What can be done about it here. */
  children?: ReactNode
}

/** An order in the list: whose it is, when, what, how much and how it stands. */
export function OrderCard({ order, now, children }: Props) {
  const { logo, general_info } = order.basket.restaurant
  const { label, tone } = orderBadge(order.status, askedOf(order) !== null)
  const items = boughtItems(order)
  const more = items.length - PICTURES
  return (
    <article className="order-card ui-card">
      <div className="order-card__head">
        <Picture className="order-card__logo" image={logo} alt="" ratio={1} sizes="48px" />
        <div className="order-card__who">
          <h2 className="order-card__name">
            <a className="order-card__link" href={orderPath(order.uuid)}>
              {general_info.name}
            </a>
          </h2>
          <p className="ui-muted">
            {formatMoment(order.created_at, now)} · №&nbsp;{formatNumber(order.id)}
          </p>
          {order.wanted_at && <p>{`Ко\u00A0времени: ${wantedWords(order.wanted_at, now)}`}</p>}
        </div>
      </div>
      <ul className="order-card__dishes">
        {items.slice(0, PICTURES).map((item) => (
          <li key={item.id}>
            <Picture className="order-card__dish" image={item.image} alt={item.name} ratio={1} sizes="56px" />
          </li>
        ))}
        {more > 0 && (
          <li className="order-card__more">
            <span className="ui-hidden">и ещё блюд: </span>+{more}
          </li>
        )}
      </ul>
      <p className="order-card__foot">
        <span className={`ui-badge ui-badge--${tone}`}>{label}</span>
        <span className="ui-price">{formatMoney(order.total)}</span>
      </p>
      {children && <div className="order-card__act">{children}</div>}
    </article>
  )
}
