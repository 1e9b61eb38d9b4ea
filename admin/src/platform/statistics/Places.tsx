import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { ALL_RESTAURANTS, recordPath } from '@ostrov/shared/paths'
import { adminMay } from '@ostrov/shared/staff/permissions'
import type { OrdersStatisticWire } from '@ostrov/shared/statistics/schema'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAdministrator } from '../../session/people'

type Counts = { orders: number; revenue: number; refused: number; came: number }

/** Where the orders of the period came from. */
export function Places({ statistics: { towns, restaurants } }: { statistics: OrdersStatisticWire }) {
  const role = useAdministrator().data?.role
  const leads = role !== undefined && adminMay(role, 'restaurants')
  if (restaurants.length === 0) return null
  return (
    <div className="orders-places columns-top gap-4">
      <Table title="По городам" of="Город" rows={towns} />
      <Table
        title="По ресторанам"
        of="Ресторан"
        rows={restaurants.map(({ title, city, ...one }) => ({
          ...one,
          name: (
            <>
              {leads ? (
                <Link className="ui-link" to={recordPath(ALL_RESTAURANTS, one.id)}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="data-table__second">{city}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}

type TableProps = { title: string; of: string; rows: readonly (Counts & { id: string; name: ReactNode })[] }

/** So many are seen at once, beside what stands next to them. */
const SEEN = 8

function Table({ title, of, rows }: TableProps) {
  const more = rows.slice(SEEN)
  return (
    <section className="ui-card statistics__part">
      <h2>{title}</h2>
      <Rows of={of} rows={rows.slice(0, SEEN)} />
      {more.length > 0 && (
        <details>
          <summary>{`Ещё ${formatNumber(more.length)}`}</summary>
          <Rows of={of} rows={more} />
        </details>
      )}
    </section>
  )
}

function Rows({ of, rows }: Omit<TableProps, 'title'>) {
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Заказы</th>
          <th scope="col">Выручка</th>
          <th scope="col">Отказы</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, orders, revenue, refused, came }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatNumber(orders)}</td>
            <td>{formatMoney(revenue)}</td>
            <td>{came === 0 ? '—' : `${Math.round((refused / came) * 100)}\u00A0%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
