import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { localParts } from '@ostrov/shared/formats/time'
import { titleOf } from '@ostrov/shared/lists/chips'
import type { AdminOrderRowWire } from '@ostrov/shared/orders/desk-schema'
import { DELIVERY_TYPE_LABELS } from '@ostrov/shared/orders/labels'
import { orderDesk } from '@ostrov/shared/orders/lists'
import { ORDER_NEEDS, type OrderNeed } from '@ostrov/shared/orders/needs'
import { ALL_ORDERS, recordPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { ask } from '@ostrov/shared/wire/answers'
import { Link, useLocation } from 'react-router'
import { api } from '../../api'
import { businessBadge } from '../../business/orders/event-labels'
import { paymentLine } from '../../business/orders/money-lines'
import { serverNow } from '../../clock'
import type { Column } from '../../components/DataTable'
import { ExportLinks } from '../../components/ExportLinks'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { momentColumn, TwoLines } from '../../components/records/columns'
import { StatusBadge } from '../../components/StatusBadge'
import { useAdministrator } from '../../session/people'
import './orders.css'

const ASK_EVERY_MS = 30_000

const COLUMNS: readonly Column<AdminOrderRowWire>[] = [
  {
    key: 'id',
    title: 'Заказ',
    cell: ({ id, restaurant }) => (
      <TwoLines second={restaurant.name}>
        <OrderLink id={id} />
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: 'Статус',
    cell: ({ status, needs }) => (
      <span className="order-state">
        <StatusBadge {...businessBadge(status)} />
        <Needs needs={needs} />
      </span>
    ),
  },
  momentColumn('created_at', 'Когда'),
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

function OrderLink({ id }: { id: number }) {
  const { search } = useLocation()
  return (
    <Link className="ui-link data-table__open data-table__whole" to={recordPath(ALL_ORDERS, String(id))} state={search}>
      №&nbsp;{formatNumber(id)}
    </Link>
  )
}

/** What needs a hand is asked for anew by itself; every choice of the list is an address. */
export function OrderList() {
  const list = useList(orderDesk)
  const { query } = list
  const rows = useRows(['order', 'list'], query, () => ask(api.admin.orders.get({ query })), {
    refetchInterval: ASK_EVERY_MS,
  })
  const facets = useFacets('order', query, (filters) => ask(api.admin.orders.facets.get({ query: filters })), {
    refetchInterval: ASK_EVERY_MS,
  })
  return (
    <div className="page">
      <PageHeader title={orderDesk.title} tab={titleOf(orderDesk, query)}>
        {query.restaurant_id && <Report restaurant_id={query.restaurant_id} from={query.from} to={query.to} />}
      </PageHeader>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={orderDesk.title}
        columns={COLUMNS}
        empty={{ title: 'Заказов пока нет', text: 'Они появятся здесь, как только кто-нибудь закажет.' }}
        missed={{ text: 'Попробуйте номер, телефон или фамилию, либо уберите фильтры.' }}
        steady
      />
    </div>
  )
}

type ReportProps = { restaurant_id: string; from: string | undefined; to: string | undefined }

/** The chosen restaurant's report: of the days that are chosen, else of this month. */
function Report({ restaurant_id, ...chosen }: ReportProps) {
  const { data: admin } = useAdministrator()
  if (!admin || !adminMay(admin.role, 'payments')) return null
  const { date: today } = localParts(serverNow())
  const to = chosen.to ?? today
  const from = chosen.from ?? `${to.slice(0, 8)}01`
  return (
    <section className="order-report" aria-label="Отчёт ресторана">
      <span className="ui-muted">{chosen.from || chosen.to ? 'Отчёт за эти дни' : 'Отчёт за этот месяц'}</span>
      <ExportLinks path={`/api/admin/orders/restaurant/${restaurant_id}/report`} query={{ from, to }} />
    </section>
  )
}
