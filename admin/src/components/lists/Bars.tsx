import type { Bar } from '@ostrov/shared/lists/histogram'

/** How many rows lie where within a range, over its two ends; nothing where there is no picture of it. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  if (bars.length === 0) return null
  return (
    <svg className="filter-bars" viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
      {bars.map(({ from, x, width, height, isChosen }) => (
        <rect
          key={from}
          className={isChosen ? 'filter-bars__chosen' : undefined}
          x={100 * (x + width * 0.1)}
          y={100 - 100 * height}
          width={80 * width}
          height={100 * height}
        />
      ))}
    </svg>
  )
}
