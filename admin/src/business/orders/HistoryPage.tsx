import { formatMoney } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { orderHistory } from '@ostrov/shared/orders/lists'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { boardOrderPath } from '@ostrov/shared/paths'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ExportLinks } from '../../components/ExportLinks'
import { ListPage } from '../../components/lists/ListPage'
import { NumberLink, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { useRestaurants } from '../../session/people'
import { businessBadge } from './event-labels'
import { paymentLine } from './money-lines'
import { TestMark } from './OrderCard'
import { placedColumn } from './placed-column'

const COLUMNS: readonly Column<BusinessOrderWire>[] = [
  {
    key: 'id',
    title: 'Заказ',
    cell: ({ id, basket }) => (
      <TwoLines second={basket.restaurant.general_info.name}>
        <NumberLink number={id} to={boardOrderPath(id)} />
      </TwoLines>
    ),
  },
  placedColumn,
  {
    key: 'user_name',
    title: 'Клиент',
    cell: ({ user_name, user_phone, is_test }) =>
      is_test ? (
        <TestMark />
      ) : (
        <TwoLines second={<span className="data-table__whole">{formatPhone(user_phone)}</span>}>{user_name}</TwoLines>
      ),
  },
  {
    key: 'delivery',
    title: 'Получение',
    cell: ({ delivery: { type, address } }) => (
      <TwoLines second={type === 'delivery' && address}>{DELIVERY_TYPE_LABELS[type]}</TwoLines>
    ),
  },
  { key: 'status', title: 'Статус', cell: ({ status }) => <StatusBadge {...businessBadge(status)} /> },
  {
    key: 'total',
    title: 'Сумма',
    align: 'end',
    cell: (order) => <TwoLines second={paymentLine(order)}>{formatMoney(order.total)}</TwoLines>,
  },
]

/** Orders that are over; every choice of the list is an address. */
export function HistoryPage() {
  const { chosen } = useRestaurants('orders')
  return (
    <ListPage
      table={orderHistory}
      name="history"
      calls={api.business_user.orders.history}
      narrow={chosen && { restaurant_id: chosen.id }}
      caption="Завершённые заказы"
      acts={({ exported, rows: { data } }) =>
        data &&
        data.total > 0 && (
          <ExportLinks path="/api/business_user/orders/history/export" query={exported} total={data.total} />
        )
      }
      columns={COLUMNS}
      empty={{ title: 'Завершённых заказов пока нет', text: 'Они появятся здесь, как только вы выдадите первый.' }}
      missed={{ text: 'Попробуйте другие дни или уберите фильтры.' }}
    />
  )
}
