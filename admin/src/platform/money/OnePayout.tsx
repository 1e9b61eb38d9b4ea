import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate, formatMoment } from '@ostrov/shared/formats/time'
import { PAYMENT_TYPE_LABELS } from '@ostrov/shared/orders/checkout'
import { ALL_ORDERS, ALL_RESTAURANTS, cardPath } from '@ostrov/shared/paths'
import { dueOf, dueWords } from '@ostrov/shared/payouts/act'
import { periodWords } from '@ostrov/shared/payouts/months'
import { PAYOUTS } from '@ostrov/shared/payouts/paths'
import type { PayoutOrderWire, PayoutWire } from '@ostrov/shared/payouts/schema'
import { PAYOUT_STATES, PAYOUT_TONES, payoutDesk, payoutOrders } from '@ostrov/shared/payouts/states'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { ActLinks } from '../../business/payouts/ActLinks'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { CardList } from '../../components/records/CardList'
import { TwoLines } from '../../components/records/columns'
import { type Card, RecordCard } from '../../components/records/RecordCard'
import { readById } from '../../components/records/read-by-id'
import { StatusBadge } from '../../components/StatusBadge'
import { PayoutActs } from './PayoutActs'

/** A payout's own page: how its sum came about, order by order, and what is to be done with it. */
export function OnePayout({ id }: { id: string }) {
  const one = useQuery({
    queryKey: ['payout', 'one', id],
    queryFn: () => readById('payout', id, () => api.admin.payouts({ id }).get()),
  })
  return (
    <RecordCard
      noun="payout"
      list={{ path: PAYOUTS, title: payoutDesk.title }}
      id={id}
      one={one}
      card={CARD}
      readLog={(query) => ask(api.admin.payouts({ id }).log.get({ query }))}
    />
  )
}

const CARD: Card<PayoutWire> = {
  titleOf: ({ number }) => `Выплата №\u00A0${formatNumber(number)}`,
  badge: ({ state }) => <StatusBadge label={PAYOUT_STATES[state]} tone={PAYOUT_TONES[state]} />,
  facts: factsOf,
  acts: (payout) => payout.state !== 'paid' && <PayoutActs payout={payout} />,
  tabs: [
    {
      key: 'orders',
      title: 'Заказы',
      count: ({ orders }) => orders,
      content: ({ id }) => (
        <CardList
          table={payoutOrders}
          name={`payout:${id}:orders`}
          read={({ page }) => ask(api.admin.payouts({ id }).orders.get({ query: { page: Number(page ?? 1) } }))}
          columns={COLUMNS}
          empty="Заказов в ней нет"
        />
      ),
    },
  ],
}

function factsOf(payout: PayoutWire) {
  const { restaurant, due, turnover, kept, discounts, commission, cash_commission } = payout
  const moment = (at: string | null) => (at ? formatMoment(at, serverNow()) : '—')
  return {
    Ресторан: (
      <Link className="ui-link" to={cardPath(ALL_RESTAURANTS, restaurant.id)}>
        {restaurant.title}
      </Link>
    ),
    Дни: periodWords(payout),
    'Стоимость заказов': formatMoney(turnover),
    'Получено онлайн': formatMoney(kept),
    ...(discounts !== 0 && { 'Скидки сервиса': formatMoney(discounts) }),
    'Комиссия с\u00A0оплаченных онлайн': formatMoney(commission - cash_commission),
    'Комиссия с\u00A0оплаченных при получении': formatMoney(cash_commission),
    [dueWords(due)]: formatMoney(Math.abs(due)),
    Посчитана: moment(payout.created_at),
    ...(payout.approved_at && { Утверждена: moment(payout.approved_at) }),
    ...(payout.paid_at && { Выплачена: `${moment(payout.paid_at)}, ${payout.comment ?? ''}` }),
    Акт: <ActLinks path="/api/admin/payouts" payout={payout} />,
  }
}

const COLUMNS: readonly Column<PayoutOrderWire>[] = [
  {
    key: 'order',
    title: 'Заказ',
    cell: ({ order_id, is_correction }) => (
      <TwoLines second={is_correction ? 'уточнение: изменился после выплаты' : ''}>
        <Link className="ui-link" to={cardPath(ALL_ORDERS, String(order_id))}>
          {`№\u00A0${formatNumber(order_id)}`}
        </Link>
      </TwoLines>
    ),
  },
  {
    key: 'day',
    title: 'День',
    cell: ({ day, payment_type }) => (
      <TwoLines second={PAYMENT_TYPE_LABELS[payment_type]}>{formatDate(day, true)}</TwoLines>
    ),
  },
  { key: 'turnover', title: 'Стоимость', align: 'end', cell: ({ turnover }) => formatMoney(turnover) },
  { key: 'kept', title: 'Получено', align: 'end', cell: ({ kept }) => formatMoney(kept) },
  { key: 'discounts', title: 'Скидки сервиса', align: 'end', cell: ({ discounts }) => formatMoney(discounts) },
  { key: 'commission', title: 'Комиссия', align: 'end', cell: ({ commission }) => formatMoney(commission) },
  { key: 'due', title: 'К\u00A0выплате', align: 'end', cell: (one) => formatMoney(dueOf(one)) },
]
