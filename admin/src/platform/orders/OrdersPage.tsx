import { localParts } from '@ostrov/shared/formats/time'
import type { AnyQuery } from '@ostrov/shared/lists/table'
import { orderDesk } from '@ostrov/shared/orders/lists'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { ExportLinks } from '../../components/ExportLinks'
import { listPage } from '../../components/lists/ListPage'
import { useAdministrator } from '../../session/people'
import { OneOrder } from './OneOrder'
import { orderColumns } from './order-columns'

/** Everybody's orders, and one of them on its own card. What needs a hand is asked for anew by itself. */
export const OrdersPage = listPage(
  {
    table: orderDesk,
    name: ['order', 'list'],
    calls: api.admin.orders,
    every: 30_000,
    acts: ({ query }) => query.restaurant_id && <Report query={query} />,
    columns: orderColumns,
    empty: { title: 'Заказов пока нет', text: 'Они появятся здесь, как только кто-нибудь закажет.' },
    missed: { text: 'Попробуйте номер, телефон или фамилию, либо уберите фильтры.' },
  },
  OneOrder,
)

/** The chosen restaurant's report: of the days that are chosen, else of this month. */
function Report({ query: { restaurant_id, from, to } }: { query: AnyQuery }) {
  const { data: admin } = useAdministrator()
  if (!admin || !adminMay(admin.role, 'payments')) return null
  const until = String(to ?? localParts(serverNow()).date)
  return (
    <section className="cluster-row gap-2" aria-label="Отчёт ресторана">
      <span className="ui-muted">{from || to ? 'Отчёт за эти дни' : 'Отчёт за этот месяц'}</span>
      <ExportLinks
        path={`/api/admin/orders/restaurant/${restaurant_id}/report`}
        query={{ from: from ?? `${until.slice(0, 8)}01`, to: until }}
      />
    </section>
  )
}
