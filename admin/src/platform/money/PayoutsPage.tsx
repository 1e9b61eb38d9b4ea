import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate } from '@ostrov/shared/formats/time'
import { dueWords } from '@ostrov/shared/payouts/act'
import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { PAYOUT_STATES, PAYOUT_TONES, payoutDesk } from '@ostrov/shared/payouts/states'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { ActLinks } from './ActLinks'
import { PayoutActs } from './PayoutActs'
import { NewCommission, NewPayout } from './PayoutForms'
import './money.css'

/** What restaurants are paid: counted by one press, approved, then paid. */
export function PayoutsPage() {
  const list = useList(payoutDesk)
  const facets = useFacets('payouts', list.query, (query) => ask(api.admin.payouts.facets.get({ query })))
  const rows = useRows('payouts', list.query, () => ask(api.admin.payouts.get({ query: list.query })))
  return (
    <div className="page">
      <PageHeader
        title={payoutDesk.title}
        text="Что пришло онлайн, минус комиссия; возвраты после выплаты поправит следующая."
      >
        <NewCommission />
        <NewPayout />
      </PageHeader>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={payoutDesk.title}
        columns={COLUMNS}
        empty={{ title: 'Выплат ещё нет', text: 'Задайте комиссию ресторана и\u00A0посчитайте первую выплату.' }}
        missed={{ text: 'Таких выплат нет.' }}
        steady
      />
    </div>
  )
}

export const payoutColumns: readonly Column<PayoutWire>[] = [
  {
    key: 'restaurant',
    title: 'Ресторан',
    cell: ({ number, restaurant }) => (
      <TwoLines second={`акт №\u00A0${formatNumber(number)}`}>{restaurant.title}</TwoLines>
    ),
  },
  {
    key: 'period',
    title: 'Дни',
    cell: ({ starts_on, ends_on, orders }) => (
      <TwoLines second={countOf(orders, 'заказ', 'заказа', 'заказов')}>
        {starts_on === ends_on
          ? formatDate(starts_on, true)
          : `${formatDate(starts_on)}\u00A0— ${formatDate(ends_on, true)}`}
      </TwoLines>
    ),
  },
  {
    key: 'due',
    title: 'Сумма',
    cell: ({ due, kept, discounts, commission }) => (
      <TwoLines
        second={[
          `онлайн ${formatMoney(kept)}`,
          ...(discounts === 0 ? [] : [`скидки сервиса ${formatMoney(discounts)}`]),
          `комиссия ${formatMoney(commission)}`,
        ].join(', ')}
      >
        {due < 0 ? `${dueWords(due)} ${formatMoney(-due)}` : formatMoney(due)}
      </TwoLines>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state, comment }) => (
      <TwoLines second={comment ?? ''}>
        <StatusBadge label={PAYOUT_STATES[state]} tone={PAYOUT_TONES[state]} />
      </TwoLines>
    ),
  },
]

const COLUMNS: readonly Column<PayoutWire>[] = [
  ...payoutColumns,
  { key: 'act', title: 'Акт', cell: (one) => <ActLinks path="/api/admin/payouts" payout={one} /> },
  { key: 'acts', title: 'Что сделать', cell: (one) => <PayoutActs payout={one} /> },
]
