import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { countOf } from '@ostrov/shared/formats/plural'
import { formatMoment } from '@ostrov/shared/formats/time'
import { cardPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import type { PurchaseDeskRowWire } from '@ostrov/shared/tickets/desk-schema'
import { DESK_PURCHASES } from '@ostrov/shared/tickets/paths'
import { PURCHASE_STATES } from '@ostrov/shared/tickets/rules'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { momentColumn, NumberLink, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { useAdministrator } from '../../session/people'

const TONES = { sold: 'leaf', held: 'amber', lapsed: 'ink', failed: 'berry' } as const

export const PurchaseState = ({ state }: Pick<PurchaseDeskRowWire, 'state'>) => (
  <StatusBadge label={PURCHASE_STATES[state]} tone={TONES[state]} />
)

/** «2 билета, 1 прошёл, 1 возвращён» */
const countsOf = ({ count, used, refunded }: PurchaseDeskRowWire) =>
  [
    countOf(count, 'билет', 'билета', 'билетов'),
    ...(used > 0 ? [`прошли ${formatNumber(used)}`] : []),
    ...(refunded > 0 ? [`возвращено ${formatNumber(refunded)}`] : []),
  ].join(', ')

const event: Column<PurchaseDeskRowWire> = {
  key: 'event',
  title: 'Событие',
  cell: ({ event: { title }, session }) => (
    <TwoLines second={`${formatMoment(session.starts_at, serverNow())}, ${session.venue}`}>{title}</TwoLines>
  ),
}
const total: Column<PurchaseDeskRowWire> = {
  key: 'total',
  title: 'Сумма',
  align: 'end',
  cell: (row) => <TwoLines second={countsOf(row)}>{formatMoney(row.total)}</TwoLines>,
}
const state: Column<PurchaseDeskRowWire> = {
  key: 'state',
  title: 'Состояние',
  cell: (row) => <PurchaseState {...row} />,
}

/** What tells one purchase from another. */
export const purchaseColumns: readonly Column<PurchaseDeskRowWire>[] = [
  { key: 'number', title: 'Покупка', cell: (row) => <Opened row={row} /> },
  event,
  {
    key: 'buyer',
    title: 'Покупатель',
    cell: ({ buyer, mail }) => (
      <TwoLines second={mail}>{buyer?.name || (buyer?.phone ? formatPhone(buyer.phone) : 'Удалил аккаунт')}</TwoLines>
    ),
  },
  total,
  state,
  momentColumn('created_at', 'Куплена'),
]

/** The same on its buyer's card. */
export const purchasesOfCustomerColumns: readonly Column<PurchaseDeskRowWire>[] = [
  { key: 'number', title: 'Покупка', cell: (row) => <Opened row={row} /> },
  event,
  total,
  state,
  momentColumn('created_at', 'Куплена'),
]

/** Its number leads to its card, for whoever may open it. */
function Opened({ row: { id, number } }: { row: PurchaseDeskRowWire }) {
  const role = useAdministrator().data?.role
  if (!role || !adminMay(role, 'orders')) return `№\u00A0${formatNumber(number)}`
  return <NumberLink number={number} to={cardPath(DESK_PURCHASES, id)} />
}
