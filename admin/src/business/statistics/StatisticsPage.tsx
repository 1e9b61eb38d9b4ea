import { sentenceOf } from '@ostrov/shared/wire/answers'
import { ExportLinks } from '../../components/ExportLinks'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { CourierFigures } from './CourierFigures'
import { PeriodChoice } from './PeriodChoice'
import { StatisticsParts } from './StatisticsParts'
import { usePeriod, useStatistics } from './use-statistics'

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
      {data && <StatisticsParts statistics={data} busy={isPlaceholderData} voice="own" />}
      <CourierFigures query={query} />
    </div>
  )
}
