import { Link } from 'react-router'
import { ErrorState, SkeletonRows } from '../../components/States'
import { differenceWords, OPEN_DIFFERENCES, useOpenDifferences } from '../overview/Differences'
import { StateCard } from './StateCard'

/** Payments that do not agree with the bank's own books. */
export function DifferencesCard() {
  const { data, isError, refetch } = useOpenDifferences()
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />
  return (
    <StateCard
      title="Сверка с&nbsp;банком"
      state={data.total === 0 ? 'well' : 'unwell'}
      words={data.total === 0 ? 'Неразобранных расхождений нет.' : differenceWords(data.total)}
      act={
        <Link className="ui-link" to={OPEN_DIFFERENCES}>
          {data.total === 0 ? 'Открыть' : 'Разобрать'}
        </Link>
      }
    />
  )
}
