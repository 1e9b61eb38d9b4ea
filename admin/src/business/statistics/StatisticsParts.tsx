import type { StatisticsWire } from '@ostrov/shared/statistics/schema'
import { lazy, type ReactNode, Suspense } from 'react'
import { Breakdown } from './Breakdown'
import { Figures, type Voice } from './Figures'
import { HeatMap } from './HeatMap'
import { TopProducts } from './TopProducts'

// The library of charts comes when there is something to draw.
const RevenueChart = lazy(() => import('./RevenueChart'))

type Props = {
  statistics: StatisticsWire
  busy: boolean
  voice: Voice
  /** Under the chart. */
  children?: ReactNode
}

/** All that a period came to. */
export function StatisticsParts({ statistics, busy, voice, children }: Props) {
  return (
    <div className="statistics stack gap-4" aria-busy={busy}>
      <Figures now={statistics.figures} before={statistics.figures_before} voice={voice} />
      <Suspense fallback={<div className="ui-skeleton statistics__chart" />}>
        <RevenueChart statistics={statistics} />
      </Suspense>
      {children}
      <div className="statistics__pair columns-top gap-4">
        <div className="statistics__parts">
          <TopProducts products={statistics.products} />
          <Breakdown statistics={statistics} voice={voice} />
        </div>
        <HeatMap hours={statistics.hours} />
      </div>
    </div>
  )
}
