import { useStore } from '@nanostores/react'
import { formatMoney } from '@ostrov/shared/formats/money'
import { chartTop } from '@ostrov/shared/statistics/period'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { $theme } from '../../theme'

/** Steps of the scale: a ruble is not divided. */
const WHOLE_RUBLES = [1, 2, 5]
  .flatMap((step) => [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].map((tens) => step * tens))
  .sort((a, b) => a - b)
const HEIGHT = 260
const LABEL_WIDTH = 84

/** Sums of days or hours, rubles: a bar each, null where there is none yet; with `line` what they are compared with. */
export type Bars = { labels: readonly string[]; bars: readonly (number | null)[]; line?: readonly number[] }

/** Bars as wide as the page allows. Who does not see them reads the table beside it. */
export function BarsCanvas(chart: Bars) {
  const theme = useStore($theme)
  const isDark = useSyncExternalStore(onSchemeChange, () => DARK.matches)
  // Its colours are read from the page when it is drawn.
  return <Canvas key={`${theme}-${isDark}`} {...chart} />
}

function Canvas({ labels, bars, line }: Bars) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () => (place.current ? draw(place.current, { labels, bars, ...(line && { line }) }) : undefined),
    [labels, bars, line],
  )
  return <div ref={place} className="statistics__canvas" aria-hidden="true" />
}

const DARK = matchMedia('(prefers-color-scheme: dark)')

function onSchemeChange(told: () => void) {
  DARK.addEventListener('change', told)
  return () => DARK.removeEventListener('change', told)
}

/** Draws into the element as wide as it is; answers how to take it away. */
function draw(element: HTMLElement, chart: Bars) {
  const { labels, bars, line } = chart
  const places = labels.map((_, at) => at)
  const drawn = new UPlot(optionsOf(element, chart), [places, [...bars], ...(line ? [[...line]] : [])], element)
  const watching = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: HEIGHT }))
  watching.observe(element)
  return () => {
    watching.disconnect()
    drawn.destroy()
  }
}

/** How it looks, in the colours of the page. */
function optionsOf(element: HTMLElement, { labels, bars, line }: Bars): UPlot.Options {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const every = Math.max(1, Math.ceil((labels.length * LABEL_WIDTH) / element.clientWidth))
  const axis = {
    font: `13px ${getComputedStyle(element).fontFamily}`,
    stroke: colour('--ink-2'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    cursor: { show: false },
    legend: { show: false },
    scales: {
      x: { time: false, range: [-0.6, labels.length - 0.4] },
      y: { range: [0, chartTop([...bars.map((sum) => sum ?? 0), ...(line ?? [])])] },
    },
    axes: [
      {
        ...axis,
        size: 32,
        grid: { show: false },
        splits: labels.flatMap((_, at) => (at % every === 0 ? [at] : [])),
        values: (_, at) => at.map((one) => labels[one] ?? ''),
      },
      { ...axis, size: 76, incrs: WHOLE_RUBLES, values: (_, sums) => sums.map((sum) => formatMoney(sum)) },
    ],
    series: [
      {},
      {
        fill: colour('--sea'),
        stroke: colour('--sea'),
        paths: UPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 }),
        points: { show: false },
      },
      ...(line ? [{ stroke: colour('--amber'), width: 2, dash: [6, 4], points: { show: false } }] : []),
    ],
  }
}
