import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { lineOfferWords, offersOf } from '@ostrov/shared/offers/gains'
import { earnedOf } from '@ostrov/shared/orders/bonus'
import { earnWords, pointsOf } from '@ostrov/shared/orders/bonus-words'
import { changeLabel } from '@ostrov/shared/orders/change'
import { DELIVERY_TYPE_LABELS, paymentLabel } from '@ostrov/shared/orders/labels'
import { byPerson, partsOf } from '@ostrov/shared/orders/parts'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderItemWire, OrderWire } from '@ostrov/shared/orders/schema'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { restaurantPath } from '@ostrov/shared/paths'
import { RECEIPT_LABELS, receiptPlace } from '@ostrov/shared/payments/receipts'
import { BONUSES } from '@ostrov/shared/restaurants/paths'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { Picture } from '@ostrov/shared/ui/Picture'
import { Fragment } from 'react'
import { boughtItems, fullAddress } from './facts'
import './order-bill.css'

/** What was bought and what it came to; the rows add up to the total. */
export function OrderBill({ order }: { order: OrderWire }) {
  const items = boughtItems(order)
  const parts = partsOf(items, { discount: order.discount, delivery_price: order.delivery.price })
  const dishes = items.reduce((sum, item) => sum + item.quantity, 0)
  const { general_info, id } = order.basket.restaurant
  return (
    <section className="order-bill" aria-labelledby="order-bill">
      <h2 id="order-bill">
        <a href={restaurantPath(id)} className="order-bill__restaurant">
          {general_info.name}
        </a>
      </h2>
      <p className="ui-muted">{`${countOf(dishes, 'блюдо', 'блюда', 'блюд')}, ${paymentLabel(order).toLowerCase()}`}</p>
      {byPerson(items).map(({ name, lines }) => (
        <Fragment key={name}>
          {name && (
            <h3 className="order-bill__person">
              <span>{name}</span>
              <span className="ui-numbers">{formatMoney(parts.find((part) => part.name === name)?.total ?? 0)}</span>
            </h3>
          )}
          <ul className="order-bill__items stack gap-3">
            {lines.map((item) => (
              <Line key={item.id} item={item} />
            ))}
          </ul>
        </Fragment>
      ))}
      {parts.length > 0 && (
        <p className="ui-muted ui-small order-bill__rule">
          {'Доля каждого: свои блюда'}
          {order.discount > 0 && ' за\u00a0вычетом своей части скидки'}
          {order.delivery.price > 0 && ' и\u00a0доставка поровну'}
        </p>
      )}
      <dl className="order-bill__sums stack gap-2">
        <Row name="Товары" sum={order.price} />
        {offersOf(items).map(({ offer_id, label, amount }) => (
          <Row key={offer_id} name={label} sum={-amount} gain />
        ))}
        {codeDiscount(order) > 0 && (
          <Row name={order.promo_code ? `Скидка ${order.promo_code.code}` : 'Скидка'} sum={-codeDiscount(order)} gain />
        )}
        {order.bonus_spent > 0 && <Row name="Баллы" sum={-order.bonus_spent} gain />}
        {order.delivery.type === 'delivery' && (
          <Row name="Доставка" sum={order.delivery.price} gain={order.delivery.price === 0} />
        )}
        <Row name="Итого" sum={order.total} total />
      </dl>
      <Earned order={order} />
      <Receipts order={order} />
    </section>
  )
}

/** The points that it brings, as was promised when it was placed. */
function Earned({ order: { status, bonus_percent, price, discount } }: { order: OrderWire }) {
  const will_earn = earnedOf(bonus_percent, price - discount)
  if (will_earn === 0 || isCancelled(status)) return null
  return (
    <p className="ui-muted ui-small">
      {status === 'COMPLETED' ? `За\u00A0заказ: ${pointsOf(will_earn)}` : earnWords({ will_earn })}.{' '}
      <a className="ui-link" href={BONUSES}>
        Мои баллы
      </a>
    </p>
  )
}

/** Where the till's receipts come, and those that have been printed. */
function Receipts({ order }: { order: OrderWire }) {
  const info = order.payment?.bank_payment_info
  if (!info || (info.receipts.length === 0 && info.receipt_to === null)) return null
  return (
    <p className="ui-muted ui-small order-bill__receipts cluster">
      {info.receipts.length === 0
        ? `Чек придёт ${receiptPlace(info.receipt_to ?? '')} после оплаты.`
        : info.receipts.map(({ kind, url }) => (
            <a key={url} className="ui-link" href={url} target="_blank" rel="noopener noreferrer">
              {RECEIPT_LABELS[kind]}
            </a>
          ))}
    </p>
  )
}

function Line({ item }: { item: OrderItemWire }) {
  const options = item.product_options.map((option) => option.name).join(', ')
  return (
    <li className="cluster-row gap-3">
      <Picture className="order-bill__photo" image={item.image} alt="" ratio={1} sizes="52px" />
      <div className="order-bill__name">
        <Phrase text={item.quantity > 1 ? `${item.name} ×\u00a0${item.quantity}` : item.name} />
        {options && <small>{options}</small>}
        {item.discount > 0 && <small>{lineOfferWords(item)}</small>}
      </div>
      <span className="ui-price ui-numbers">{formatMoney(item.line_total)}</span>
    </li>
  )
}

function Row({ name, sum, gain, total }: { name: string; sum: number; gain?: boolean; total?: boolean }) {
  return (
    <div className={total ? 'order-bill__row order-bill__row--total' : 'order-bill__row'}>
      <dt>{name}</dt>
      <dd className={gain ? 'ui-numbers order-bill__gain' : 'ui-numbers'}>{formatMoney(sum)}</dd>
    </div>
  )
}

/** Where it goes, to whom, when it was ordered, and what was asked for. */
export function OrderFacts({ order, now }: { order: OrderWire; now: Date }) {
  const pickup = order.delivery.type === 'pickup'
  const rows = [
    ['Ко\u00A0времени', order.wanted_at && wantedWords(order.wanted_at, now)],
    [
      DELIVERY_TYPE_LABELS[order.delivery.type],
      pickup ? order.basket.restaurant.general_info.address : fullAddress(order),
    ],
    ['Комментарий курьеру', order.delivery.comment],
    ['Комментарий ресторану', order.comment],
    ['Приборы', order.cultery_count > 0 ? String(order.cultery_count) : null],
    ['Сдача', changeLabel(order.payment_comment)],
    ['Получатель', order.user_name],
    ['Оформлен', formatMoment(order.created_at, now)],
  ] as const
  return (
    <section className="order-facts" aria-labelledby="order-facts">
      <h2 id="order-facts">Подробности</h2>
      <dl>
        {rows.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Phrase text={value} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
