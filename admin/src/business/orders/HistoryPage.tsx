import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { formatMoment } from '@ostrov/shared/formats/time'
import { titleOf } from '@ostrov/shared/lists/chips'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { orderHistory } from '@ostrov/shared/orders/lists'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { boardOrderPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { Link, useLocation } from 'react-router'
import { api } from '../../api'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ExportLinks } from '../../components/ExportLinks'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { StatusBadge } from '../../components/StatusBadge'
import { useRestaurants } from '../../session/people'
import { businessBadge } from './event-labels'
import { paymentLine } from './money-lines'
import { TestMark } from './OrderCard'

const COLUMNS: readonly Column<BusinessOrderWire>[] = [
  {
    key: 'id',
    title: 'Заказ',
    cell: ({ id, basket }) => (
      <>
        <OrderLink id={id} />
        <span className="data-table__second">{basket.restaurant.general_info.name}</span>
      </>
    ),
  },
  {
    key: 'created_at',
    title: 'Когда',
    cell: ({ created_at }) => <span className="data-table__whole">{formatMoment(created_at, serverNow())}</span>,
  },
  {
    key: 'user_name',
    title: 'Клиент',
    cell: ({ user_name, user_phone, is_test }) =>
      is_test ? (
        <TestMark />
      ) : (
        <>
          {user_name}
          <span className="data-table__second data-table__whole">{formatPhone(user_phone)}</span>
        </>
      ),
  },
  {
    key: 'delivery',
    title: 'Получение',
    cell: ({ delivery: { type, address } }) => (
      <>
        {DELIVERY_TYPE_LABELS[type]}
        {type === 'delivery' && <span className="data-table__second">{address}</span>}
      </>
    ),
  },
  { key: 'status', title: 'Статус', cell: ({ status }) => <StatusBadge {...businessBadge(status)} /> },
  {
    key: 'total',
    title: 'Сумма',
    align: 'end',
    cell: (order) => (
      <>
        {formatMoney(order.total)}
        <span className="data-table__second">{paymentLine(order)}</span>
      </>
    ),
  },
]

/** The whole row's link; the order's page leads back to this page of the list. */
function OrderLink({ id }: { id: number }) {
  const { search } = useLocation()
  return (
    <Link className="ui-link data-table__open" to={boardOrderPath(id)} state={search}>
      №&nbsp;{formatNumber(id)}
    </Link>
  )
}

/** Orders that are over; every choice of the list is an address. */
export function HistoryPage() {
  const list = useList(orderHistory)
  const { chosen } = useRestaurants('orders')
  const query = { ...list.query, ...(chosen && { restaurant_id: chosen.id }) }
  const rows = useRows('history', query, () => ask(api.business_user.orders.history.get({ query })))
  const facets = useFacets('history', query, (filters) =>
    ask(api.business_user.orders.history.facets.get({ query: filters })),
  )
  const { page: _, limit: __, after: ___, before: ____, ...exported } = query
  return (
    <div className="page">
      <PageHeader title={orderHistory.title} tab={titleOf(orderHistory, list.query)}>
        {rows.data && rows.data.total > 0 && (
          <ExportLinks path="/api/business_user/orders/history/export" query={exported} total={rows.data.total} />
        )}
      </PageHeader>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption="Завершённые заказы"
        columns={COLUMNS}
        empty={{ title: 'Завершённых заказов пока нет', text: 'Они появятся здесь, как только вы выдадите первый.' }}
        missed={{ text: 'Попробуйте другие дни или уберите фильтры.' }}
        steady
      />
    </div>
  )
}
