import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import { commissionWords, dueWords } from '@ostrov/shared/payouts/act'
import { periodWords } from '@ostrov/shared/payouts/months'
import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { PAYOUT_STATES, PAYOUT_TONES } from '@ostrov/shared/payouts/states'
import type { ReactNode } from 'react'
import type { Column } from '../../components/DataTable'
import { TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'

/** What a payout is, as both sides read it; `called` is whose it is, as it is drawn. */
export const payoutColumns = (called: (payout: PayoutWire) => ReactNode): readonly Column<PayoutWire>[] => [
  {
    key: 'restaurant',
    title: 'Ресторан',
    cell: (payout) => <TwoLines second={`акт №\u00A0${formatNumber(payout.number)}`}>{called(payout)}</TwoLines>,
  },
  {
    key: 'period',
    title: 'Дни',
    cell: ({ starts_on, ends_on, orders }) => (
      <TwoLines second={countOf(orders, 'заказ', 'заказа', 'заказов')}>{periodWords({ starts_on, ends_on })}</TwoLines>
    ),
  },
  {
    key: 'due',
    title: 'Сумма',
    cell: ({ due, kept, discounts, commission, cash_commission }) => (
      <TwoLines
        second={[
          `онлайн ${formatMoney(kept)}`,
          ...(discounts === 0 ? [] : [`скидки сервиса ${formatMoney(discounts)}`]),
          commissionWords({ commission, cash_commission }),
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
