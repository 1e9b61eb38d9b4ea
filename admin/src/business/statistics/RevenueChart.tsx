import { useStore } from '@nanostores/react'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate } from '@ostrov/shared/formats/time'
import { chartTop, isComing } from '@ostrov/shared/statistics/period'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { serverNow } from '../../clock'
import { $theme } from '../../shell/theme'

/** Steps of the scale: a ruble is not divided. */
const WHOLE_RUBLES = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].map((tens) => step * tens))
  .sort((a, b) => a - b)
const HEIGHT = 260
const LABEL_WIDTH = 84

type Drawn = Pick<StatisticsWire, 'period' | 'rows'>
type Props = {
  statistics: Drawn
  /** What its two lines are called. */
  legend?: { now: string; before: string }
}
const PERIODS = { now: 'этот период', before: 'раньше' }

/** Revenue by days or by hours: bars, a line for the period before, and the same as a table. */
export default function RevenueChart({ statistics, legend = PERIODS }: Props) {
  const theme = useStore($theme)
  const isDark = useSyncExternalStore(onSchemeChange, () => DARK.matches)
  const { rows } = statistics
  const now = serverNow()
  const isEmpty = rows.every(({ revenue, revenue_before }) => revenue === 0 && revenue_before === 0)
  return (
    <figure className="ui-card statistics__chart">
      <figcaption>
        <h2>Выручка</h2>
        <p className="statistics__legend ui-small">
          <span data-line="now">{legend.now}</span>
          <span data-line="before">{legend.before}</span>
        </p>
      </figcaption>
      {/* Its colours are read from the page when it is drawn. */}
      {isEmpty && <p className="ui-muted">За&nbsp;это время заказов не&nbsp;было.</p>}
      <Canvas key={`${theme}-${isDark}`} statistics={statistics} />
      <details>
        <summary>Таблицей</summary>
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
            {rows.map(({ at, orders, revenue, revenue_before }) => (
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
      </details>
    </figure>
  )
}

function Canvas({ statistics }: Pick<Props, 'statistics'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? draw(place.current, statistics) : undefined), [statistics])
  return <div ref={place} className="statistics__canvas" aria-hidden="true" />
}

const DARK = matchMedia('(prefers-color-scheme: dark)')

function onSchemeChange(told: () => void) {
  DARK.addEventListener('change', told)
  return () => DARK.removeEventListener('change', told)
}

const isOneDay = ({ period }: Drawn) => period.from === period.to
const labelOf = (statistics: Drawn, at: string) => (isOneDay(statistics) ? `${at}:00` : formatDate(at))

/** Draws into the element as wide as it is; answers how to take it away. */
function draw(element: HTMLElement, statistics: Drawn) {
  const { rows } = statistics
  const now = serverNow()
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const every = Math.max(1, Math.ceil((rows.length * LABEL_WIDTH) / element.clientWidth))
  const axis = {
    font: `13px ${getComputedStyle(element).fontFamily}`,
    stroke: colour('--ink-2'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  }
  const chart = new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: [-0.6, rows.length - 0.4] },
        y: { range: [0, chartTop(rows.flatMap((row) => [row.revenue, row.revenue_before]))] },
      },
      axes: [
        {
          ...axis,
          size: 32,
          grid: { show: false },
          splits: rows.map((_, at) => at).filter((at) => at % every === 0),
          values: (_, at) => at.map((one) => (rows[one] ? labelOf(statistics, rows[one].at) : '')),
        },
        { ...axis, size: 76, incrs: WHOLE_RUBLES, values: (_, sums) => sums.map((sum) => formatMoney(sum)) },
      ],
      series: [
        {},
        {
          fill: colour('--sea'),
          stroke: colour('--sea'),
          paths: UPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 }),
        },
        { stroke: colour('--amber'), width: 2, dash: [6, 4], points: { show: false } },
      ],
    },
    [
      rows.map((_, at) => at),
      // What has not been yet is no bar of nothing.
      rows.map((row) => (isComing(row.at, statistics.period, now) ? null : row.revenue)),
      rows.map(({ revenue_before }) => revenue_before),
    ],
    element,
  )
  const watching = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
  watching.observe(element)
  return () => {
    watching.disconnect()
    chart.destroy()
  }
}
