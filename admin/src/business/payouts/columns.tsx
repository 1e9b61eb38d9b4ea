import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatDate } from '@ostrov/shared/formats/time'
import { dueWords } from '@ostrov/shared/payouts/act'
import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { PAYOUT_STATES, PAYOUT_TONES } from '@ostrov/shared/payouts/states'
import type { Column } from '../../components/DataTable'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'

/** What a payout is, as both sides read it. */
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
