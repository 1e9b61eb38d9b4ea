import { isDay } from '@ostrov/shared/forms/form'
import type { Period } from '@ostrov/shared/statistics/period'
import { PERIODS, periodComplaint, periodOf } from '@ostrov/shared/statistics/period'
import { DateField } from '@ostrov/shared/ui/DateField'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { lazy, Suspense, useState } from 'react'
import { serverNow } from '../../clock'
import { ExportLinks } from '../../components/ExportLinks'
import { PageHeader } from '../../components/PageHeader'
import { Segments } from '../../components/Segments'
import { ErrorState, SkeletonRows } from '../../components/States'
import { Breakdown } from './Breakdown'
import { Figures } from './Figures'
import { HeatMap } from './HeatMap'
import { TopProducts } from './TopProducts'
import { usePeriod, useStatistics } from './use-statistics'

// The library of charts comes when there is something to draw.
const RevenueChart = lazy(() => import('./RevenueChart'))

/** How the restaurants are doing: today or any period, beside as many days before it. */
export function StatisticsPage() {
  const { period, name, choose } = usePeriod()
  const { data, error, isFetching, isPlaceholderData, refetch, query } = useStatistics(period)
  return (
    <div className="page">
      <PageHeader
        title="Цифры"
        text={'Под каждой цифрой\u00A0— сколько было за\u00A0такой\u00A0же срок до\u00A0этого.'}
      >
        <ExportLinks path="/api/business_user/statistics/export" query={query} />
      </PageHeader>
      <PeriodChoice key={`${period.from}/${period.to}`} period={period} name={name} onChoose={choose} />
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="statistics" aria-busy={isPlaceholderData}>
          <Figures now={data.figures} before={data.figures_before} />
          <Suspense fallback={<div className="ui-card statistics__chart" />}>
            <RevenueChart statistics={data} />
          </Suspense>
          <div className="statistics__pair">
            <div className="statistics__parts">
              <TopProducts products={data.products} />
              <Breakdown statistics={data} />
            </div>
            <HeatMap hours={data.hours} />
          </div>
        </div>
      )}
    </div>
  )
}

type ChoiceProps = { period: Period; name: ReturnType<typeof usePeriod>['name']; onChoose: (period: Period) => void }

function PeriodChoice({ period, name, onChoose }: ChoiceProps) {
  const [typed, setTyped] = useState(period)
  const complaint = periodComplaint(typed)
  const type = (change: Partial<Period>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (isWhole(next) && periodComplaint(next) === null) onChoose(next)
  }
  return (
    <div className="statistics__period">
      <Segments
        legend="Период"
        quiet
        name="period"
        options={PERIODS}
        value={name}
        onChoose={(one) => onChoose(periodOf(one, serverNow()))}
      />
      <DateField label="С" value={typed.from} onChange={(from) => type({ from })} />
      <DateField
        label="По"
        value={typed.to}
        onChange={(to) => type({ to })}
        error={isWhole(typed) ? complaint : null}
      />
    </div>
  )
}

/** While a day is being typed there is nothing to complain about. */
const isWhole = ({ from, to }: Period) => isDay(from) && isDay(to)
