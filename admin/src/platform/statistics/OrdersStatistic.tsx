import { sentenceOf } from '@ostrov/shared/wire/answers'
import { PeriodChoice } from '../../business/statistics/PeriodChoice'
import { StatisticsParts } from '../../business/statistics/StatisticsParts'
import { usePeriod } from '../../business/statistics/use-statistics'
import { ErrorState, SkeletonRows } from '../../components/States'
import { Places } from './Places'
import { type Scope, useOrdersStatistic } from './use-orders-statistic'
import './orders-statistic.css'

/** What a period came to: everywhere, in a town or in one restaurant. */
export function OrdersStatistic({ scope }: { scope: Scope }) {
  const { period, name, choose } = usePeriod()
  const { data, error, isFetching, isPlaceholderData, refetch } = useOrdersStatistic({ ...period, ...scope })
  return (
    <div className="orders-statistic">
      <PeriodChoice key={`${period.from}/${period.to}`} period={period} name={name} onChoose={choose} />
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <StatisticsParts statistics={data} busy={isPlaceholderData} voice="desk">
          {!scope.restaurant_id && <Places statistics={data} />}
        </StatisticsParts>
      )}
    </div>
  )
}
