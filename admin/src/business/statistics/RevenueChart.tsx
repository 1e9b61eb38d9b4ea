import { useStore } from '@nanostores/react'
import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { formatDate } from '@ostrov/shared/formats/time'
import type { StatisticsWire } from '@ostrov/shared/statistics/schema'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { $theme } from '../../shell/theme'

const HEIGHT = 260
const LABEL_WIDTH = 84

type Props = { statistics: StatisticsWire }

/** Revenue by days or by hours: bars, a line for the period before, and the same as a table. */
export default function RevenueChart({ statistics }: Props) {
  const theme = useStore($theme)
  const isDark = useSyncExternalStore(onSchemeChange, () => DARK.matches)
  const { rows } = statistics
  return (
    <figure className="ui-card statistics__chart">
      <figcaption>
        <h2>Выручка</h2>
        <p className="statistics__legend ui-small">
          <span data-line="now">этот период</span>
          <span data-line="before">раньше</span>
        </p>
      </figcaption>
      {/* Its colours are read from the page when it is drawn. */}
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
                <td>{formatNumber(orders)}</td>
                <td>{formatMoney(revenue)}</td>
                <td>{formatMoney(revenue_before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Canvas({ statistics }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? draw(place.current, statistics) : undefined), [statistics])
  return <div ref={place} className="statistics__canvas" aria-hidden="true" />
}

const DARK = matchMedia('(prefers-color-scheme: dark)')

function onSchemeChange(told: () => void) {
  DARK.addEventListener('change', told)
  return () => DARK.removeEventListener('change', told)
}

const isOneDay = ({ period }: StatisticsWire) => period.from === period.to
const labelOf = (statistics: StatisticsWire, at: string) => (isOneDay(statistics) ? `${at}:00` : formatDate(at))

/** Draws into the element as wide as it is; answers how to take it away. */
function draw(element: HTMLElement, statistics: StatisticsWire) {
  const { rows } = statistics
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
        y: { range: (_, __, most) => [0, most * 1.1 || 1] },
      },
      axes: [
        {
          ...axis,
          size: 32,
          grid: { show: false },
          splits: rows.map((_, at) => at).filter((at) => at % every === 0),
          values: (_, at) => at.map((one) => (rows[one] ? labelOf(statistics, rows[one].at) : '')),
        },
        { ...axis, size: 76, values: (_, sums) => sums.map((sum) => formatMoney(sum)) },
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
    [rows.map((_, at) => at), rows.map(({ revenue }) => revenue), rows.map(({ revenue_before }) => revenue_before)],
    element,
  )
  const watching = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT }))
  watching.observe(element)
  return () => {
    watching.disconnect()
    chart.destroy()
  }
}
