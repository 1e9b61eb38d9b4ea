import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { ALL_ORDERS, cardPath } from '@ostrov/shared/paths'
import type { DifferenceWire, ReconciledWire } from '@ostrov/shared/payments/desk-schema'
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  type DifferenceState,
  differenceDesk,
  differenceWords,
} from '@ostrov/shared/payments/differences'
import { paidFor } from '@ostrov/shared/payments/labels'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { DifferenceActs } from './DifferenceActs'
import './money.css'

/** In what the bank, our ledger and the till disagree, found each night. */
export function DifferencesPage() {
  const { data: reconciled } = useQuery({
    queryKey: ['differences', 'reconciled'],
    queryFn: () => ask(api.admin.payments.differences.reconciled.get()),
  })
  return (
    <ListPage
      table={differenceDesk}
      name="differences"
      calls={api.admin.payments.differences}
      every={15_000}
      text="Каждую ночь спрашиваем банк о&nbsp;платежах прошедшего дня и&nbsp;сравниваем с&nbsp;проводками и&nbsp;чеками."
      columns={COLUMNS}
      empty={emptyWords(reconciled)}
      missed={{ text: 'Таких расхождений нет.' }}
    />
  )
}

/** That all agrees is said of what was compared alone. */
function emptyWords(reconciled: ReconciledWire | undefined) {
  if (!reconciled) return { title: 'Расхождений не\u00A0записано', text: '' }
  const { last_at, payments } = reconciled
  if (last_at === null)
    return { title: 'Ещё не\u00A0сверяли', text: 'Первая сверка будет ночью после дня, в\u00A0который платили онлайн.' }
  return {
    title: 'Всё сходится',
    text: `Банк, проводки и\u00A0чеки говорят одно и\u00A0то\u00A0же. Последняя сверка: ${formatMoment(last_at, serverNow())}, ${countOf(payments, 'платёж', 'платежа', 'платежей')} за\u00A0сутки.`,
  }
}

const TONES = { open: 'berry', settled: 'sea', closed: 'ink' } as const satisfies Record<DifferenceState, string>

/** «платёж 900000001, по СБП» */
function attemptWords({ payment_id, method }: DifferenceWire): string {
  const number = payment_id === null ? 'без номера банка' : `платёж ${payment_id}`
  return method === 'sbp' ? `${number}, по\u00A0СБП` : number
}

const COLUMNS: readonly Column<DifferenceWire>[] = [
  {
    key: 'payment',
    title: 'Платёж',
    cell: (one) => (
      <TwoLines second={attemptWords(one)}>
        {one.order_id === null ? (
          paidFor(one)
        ) : (
          <Link className="ui-link" to={cardPath(ALL_ORDERS, String(one.order_id), 'money')}>
            {paidFor(one)}
          </Link>
        )}
      </TwoLines>
    ),
  },
  {
    key: 'kind',
    title: 'Что\u00A0не\u00A0сошлось',
    cell: (one) => <TwoLines second={differenceWords(one)}>{DIFFERENCE_KINDS[one.kind]}</TwoLines>,
  },
  {
    key: 'state',
    title: 'Состояние',
    cell: (one) => (
      <TwoLines second={moreOf(one)}>
        <StatusBadge label={DIFFERENCE_STATES[one.state]} tone={TONES[one.state]} />
      </TwoLines>
    ),
  },
  momentColumn('created_at', 'Найдено'),
  {
    ...{ key: 'acts', title: 'Что сделать', when: ({ state }) => state === 'open' },
    cell: (one) => <DifferenceActs difference={one} />,
  },
]

function moreOf({ comment, closed_by, checked_at }: DifferenceWire): string {
  const checked = `проверено ${formatMoment(checked_at, serverNow())}`
  return comment === null ? checked : `${closed_by ?? ''}: ${comment}`
}
