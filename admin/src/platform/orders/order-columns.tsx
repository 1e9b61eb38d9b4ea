import { formatMoney } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import type { AdminOrderRowWire } from '@ostrov/shared/orders/desk-schema'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { ORDER_NEEDS, type OrderNeed } from '@ostrov/shared/orders/needs'
import { ALL_ORDERS, recordPath } from '@ostrov/shared/paths'
import { businessBadge } from '../../business/orders/event-labels'
import { paymentLine } from '../../business/orders/money-lines'
import { placedColumn } from '../../business/orders/placed-column'
import type { Column } from '../../components/DataTable'
import { NumberLink, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import './orders.css'

/** What tells one order from another. */
export const orderColumns: readonly Column<AdminOrderRowWire>[] = [
  {
    key: 'id',
    title: 'Заказ',
    cell: ({ id, restaurant }) => (
      <TwoLines second={restaurant.name}>
        <NumberLink number={id} to={recordPath(ALL_ORDERS, String(id))} />
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: 'Статус',
    cell: ({ status, needs }) => (
      <span className="order-state cluster-row gap-2">
        <StatusBadge {...businessBadge(status)} />
        <Needs needs={needs} />
      </span>
    ),
  },
  placedColumn,
  {
    key: 'user_name',
    title: 'Клиент',
    cell: ({ user_name, user_phone }) => (
      <TwoLines second={<span className="data-table__whole">{formatPhone(user_phone)}</span>}>{user_name}</TwoLines>
    ),
  },
  {
    key: 'delivery',
    title: 'Получение',
    cell: ({ delivery_type, address }) => (
      <TwoLines second={<span className="order-where">{address}</span>}>{DELIVERY_TYPE_LABELS[delivery_type]}</TwoLines>
    ),
  },
  {
    key: 'total',
    title: 'Сумма',
    align: 'end',
    cell: (order) => (
      <TwoLines second={<span className="order-pays">{paymentLine({ ...order, payment_comment: null })}</span>}>
        {formatMoney(order.total)}
      </TwoLines>
    ),
  },
]

/** Why somebody has to look at it, if at all. */
export function Needs({ needs }: { needs: readonly OrderNeed[] }) {
  return needs.map((need) => <StatusBadge key={need} label={ORDER_NEEDS[need]} tone="ember" />)
}
