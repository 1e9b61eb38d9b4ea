import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { orderDesk } from '@ostrov/shared/orders/lists'
import { isActive } from '@ostrov/shared/orders/rules'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { ALL_ORDERS, ALL_RESTAURANTS, CUSTOMERS, cardPath } from '@ostrov/shared/paths'
import { type AdminPermission, adminMay } from '@ostrov/shared/staff/permissions'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { businessBadge } from '../../business/orders/event-labels'
import { addressLines, paymentLine } from '../../business/orders/money-lines'
import { serverNow } from '../../clock'
import { type Card, RecordCard } from '../../components/records/RecordCard'
import { StatusBadge } from '../../components/StatusBadge'
import { useAdministrator } from '../../session/people'
import { OrderSent } from '../messages/OrderSent'
import { OrderMessages } from './OrderMessages'
import { OrderMoney } from './OrderMoney'
import { OrderTimeline } from './OrderTimeline'
import { OrderWhole } from './OrderWhole'
import { Needs } from './order-columns'
import { RefundOrderAct } from './RefundOrderAct'
import { StopAct } from './StopAct'
import './orders.css'

const ASK_EVERY_MS = 15_000

/** An order's card: where it is, what is in it, its money and messages, and what can be done. */
export function OneOrder({ id }: { id: string }) {
  const { data: admin } = useAdministrator()
  const one = useQuery({
    queryKey: ['order', 'one', id],
    queryFn: () => ask(api.admin.orders({ id }).get()),
    refetchInterval: ASK_EVERY_MS,
  })
  const acts = (order: AdminOrderCardWire) => {
    const mayRefund = admin && adminMay(admin.role, 'refunds') && order.account.left > 0
    return (
      (mayRefund || isActive(order.status)) && (
        <>
          {mayRefund && <RefundOrderAct order={order} />}
          {isActive(order.status) && <StopAct order={order} />}
        </>
      )
    )
  }
  return (
    <RecordCard
      noun="order"
      list={{ path: ALL_ORDERS, title: orderDesk.title }}
      id={id}
      one={one}
      card={{ ...CARD, acts }}
      readLog={(query) => ask(api.admin.orders({ id }).log.get({ query }))}
    />
  )
}

const CARD: Card<AdminOrderCardWire> = {
  titleOf: ({ id }) => `Заказ №\u00A0${formatNumber(id)}`,
  badge: ({ status, needs }) => (
    <>
      <StatusBadge {...businessBadge(status)} />
      <Needs needs={needs} />
    </>
  ),
  facts: (order) => ({
    Оформлен: formatMoment(order.created_at, serverNow()),
    ...(order.wanted_at && { 'Ко\u00A0времени': wantedWords(order.wanted_at, serverNow()) }),
    Ресторан: (
      <Called {...calledOf(order)} may="restaurants" to={cardPath(ALL_RESTAURANTS, order.basket.restaurant.id)} />
    ),
    Клиент: (
      <Called name={order.user_name} phone={order.user_phone} may="customers" to={cardPath(CUSTOMERS, order.user_id)} />
    ),
    [DELIVERY_TYPE_LABELS[order.delivery.type]]: placeOf(order),
    Сумма: formatMoney(order.total),
    Оплата: paymentLine(order),
    ...returnedOf(order),
  }),
  tabs: [
    { key: 'way', title: 'Ход заказа', content: (order) => <OrderTimeline order={order} /> },
    { key: 'items', title: 'Состав', content: (order) => <OrderWhole order={order} /> },
    { key: 'money', title: 'Деньги', content: (order) => <OrderMoney order={order} /> },
    {
      key: 'messages',
      title: 'Сообщения',
      count: ({ messages }) => messages.length,
      content: (order) => (
        <>
          <OrderMessages order={order} />
          <OrderSent id={order.id} />
        </>
      ),
    },
  ],
}

const calledOf = ({ basket: { restaurant } }: AdminOrderCardWire) => ({
  name: restaurant.general_info.name,
  phone: restaurant.general_info.phones[0],
})

function placeOf(order: AdminOrderCardWire): string {
  const place = addressLines(order)
  if (!place) return order.basket.restaurant.general_info.address
  return place.door ? `${place.street}, ${place.door}` : place.street
}

/** Money that is back, or on its way. */
function returnedOf({ account: { refunded, returning, left } }: AdminOrderCardWire) {
  if (refunded + returning === 0) return {}
  const sum =
    returning > 0
      ? `${formatMoney(refunded + returning)}, из\u00A0них в\u00A0пути ${formatMoney(returning)}`
      : formatMoney(refunded)
  return { Возвращено: left === 0 ? `${sum}\u00A0— всё` : sum }
}

type CalledProps = { name: string; phone: string | undefined; may: AdminPermission; to: string }

/** Somebody to call: the answer to most questions is a call away. The name leads to their card, for whoever may open it. */
function Called({ name, phone, may, to }: CalledProps) {
  const role = useAdministrator().data?.role
  return (
    <>
      {role && adminMay(role, may) ? (
        <Link className="ui-link" to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      {phone && (
        <a className="ui-link person-call" href={`tel:+${phone.replace(/\D/g, '')}`}>
          {formatPhone(phone)}
        </a>
      )}
    </>
  )
}
