import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate } from '@ostrov/shared/formats/time'
import { isComing } from '@ostrov/shared/statistics/period'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'
import { useMemo } from 'react'
import { serverNow } from '../../clock'
import { type Bars, BarsCanvas } from '../../components/chart/BarsCanvas'

type Drawn = Pick<StatisticsWire, 'period' | 'rows'>
type Props = {
  statistics: Drawn
  /** What its two lines are called. */
  legend?: { now: string; before: string }
}
const PERIODS = { now: 'этот период', before: 'раньше' }

/** Revenue by days or by hours: bars, a line for the period before, and the same as a table. */
export default function RevenueChart({ statistics, legend = PERIODS }: Props) {
  const isEmpty = statistics.rows.every(({ revenue, revenue_before }) => revenue === 0 && revenue_before === 0)
  return (
    <figure className="ui-card statistics__chart">
      <figcaption>
        <h2>Выручка</h2>
        <p className="statistics__legend ui-small">
          <span data-line="now">{legend.now}</span>
          <span data-line="before">{legend.before}</span>
        </p>
      </figcaption>
      {isEmpty && <p className="ui-muted">За&nbsp;это время заказов не&nbsp;было.</p>}
      <BarsCanvas {...useMemo(() => barsOf(statistics), [statistics])} />
      <details>
        <summary>Таблицей</summary>
        <Table statistics={statistics} />
      </details>
    </figure>
  )
}

function Table({ statistics }: { statistics: Drawn }) {
  const now = serverNow()
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{isOneDay(statistics) ? 'Час' : 'День'}</th>
          <th scope="col">Заказов</th>
          <th scope="col">Выручка</th>
          <th scope="col">Раньше</th>
        </tr>
      </thead>
      <tbody>
        {statistics.rows.map(({ at, orders, revenue, revenue_before }) => (
          <tr key={at}>
            <th scope="row">{labelOf(statistics, at)}</th>
            {isComing(at, statistics.period, now) ? (
              <td colSpan={2} className="ui-muted">
                ещё впереди
              </td>
            ) : (
              <>
                <td>{formatNumber(orders)}</td>
                <td>{formatMoney(revenue)}</td>
              </>
            )}
            <td>{formatMoney(revenue_before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isOneDay = ({ period }: Drawn) => period.from === period.to
const labelOf = (statistics: Drawn, at: string) => (isOneDay(statistics) ? `${at}:00` : formatDate(at))

function barsOf(statistics: Drawn): Bars {
  const { rows, period } = statistics
  const now = serverNow()
  return {
    labels: rows.map(({ at }) => labelOf(statistics, at)),
    // What has not been yet is no bar of nothing.
    bars: rows.map((row) => (isComing(row.at, period, now) ? null : row.revenue)),
    line: rows.map(({ revenue_before }) => revenue_before),
  }
}
