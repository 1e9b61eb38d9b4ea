import { useStore } from '@nanostores/react'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatDay, formatTime } from '@ostrov/shared/formats/time'
import { lineOfferWords } from '@ostrov/shared/offers/gains'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { byPerson, partsOf } from '@ostrov/shared/orders/parts'
import { askedOf } from '@ostrov/shared/orders/proposals'
import type { BusinessOrderWire, OrderItemWire } from '@ostrov/shared/orders/schema'
import { TEST_ORDER } from '@ostrov/shared/orders/test-order'
import { Fragment, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { serverNow } from '../../clock'
import { promisedAt } from './board'
import { $boardSettings } from './board-settings'
import { addressLines, moneyLines, paymentLine } from './money-lines'
import { $printing } from './print'
import { questionOf } from './question'
import { momentWords } from './shelf'

/** The order's sheet for a printer of 58 or 80 mm: alone on the paper, unseen on the screen. One per application. */
export function PrintSheet() {
  const order = useStore($printing)
  useEffect(() => {
    if (!order) return
    const done = () => $printing.set(null)
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [order])
  return order && createPortal(<Sheet order={order} />, document.body)
}

function Sheet({ order }: { order: BusinessOrderWire }) {
  const address = addressLines(order)
  const asked = askedOf(order)
  const promised = promisedAt(order)
  const { paper } = useStore($boardSettings)
  const parts = partsOf(order.basket.items, { discount: order.discount, delivery_price: order.delivery.price })
  return (
    <div className="receipt" data-paper={paper} aria-hidden="true">
      <p className="receipt__name">{order.basket.restaurant.general_info.name}</p>
      {order.is_test && <p className="receipt__test">{TEST_ORDER.name}</p>}
      <p className="receipt__number">№&nbsp;{formatNumber(order.id)}</p>
      {order.wanted_at && <p className="receipt__number">{momentWords(order.wanted_at, serverNow())}</p>}
      <p className="receipt__when">
        {DELIVERY_TYPE_LABELS[order.delivery.type]} к&nbsp;{formatTime(promised)}, {formatDay(promised, serverNow())}
      </p>
      <table className="receipt__table">
        <tbody>
          {byPerson(order.basket.items).map(({ name, lines }) => (
            <Fragment key={name}>
              {name && (
                <tr className="receipt__person">
                  <td colSpan={2}>{name}</td>
                  <td>{formatMoney(parts.find((part) => part.name === name)?.total ?? 0)}</td>
                </tr>
              )}
              {lines.map((item) => (
                <Line key={item.id} item={item} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {asked && <p className="receipt__comment">Спросили клиента. {questionOf(order, asked)}</p>}
      {order.comment && <p className="receipt__comment">{order.comment}</p>}
      {order.cultery_count > 0 && <p>Приборы: {order.cultery_count}</p>}
      <table className="receipt__table">
        <tbody>
          {moneyLines(order).map(({ label, amount }) => (
            <tr key={label}>
              <td>{label}</td>
              <td />
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="receipt__payment">{paymentLine(order)}</p>
      {!order.is_test && (
        <p>
          {order.user_name}, {formatPhone(order.user_phone)}
        </p>
      )}
      {address && (
        <p>
          {address.street}
          {address.door && `, ${address.door}`}
        </p>
      )}
      {order.delivery.comment && <p className="receipt__comment">{order.delivery.comment}</p>}
    </div>
  )
}

function Line({ item }: { item: OrderItemWire }) {
  return (
    <tr className={item.cancellation_comment === null ? undefined : 'receipt__struck'}>
      <td>
        {item.name}
        {item.product_options.map(({ id, name }) => (
          <span key={id} className="receipt__option">
            + {name}
          </span>
        ))}
        {item.discount > 0 && <span className="receipt__option">{lineOfferWords(item)}</span>}
        {item.cancellation_comment && <span className="receipt__option">{item.cancellation_comment}</span>}
      </td>
      <td>×&nbsp;{item.quantity}</td>
      <td>{formatMoney(item.line_total)}</td>
    </tr>
  )
}
