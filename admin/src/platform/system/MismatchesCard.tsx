import { ErrorState, SkeletonRows } from '../../components/States'
import { MismatchList, mismatchWords, useMismatches } from '../overview/Mismatches'
import { StateCard } from './StateCard'

/** What the bank told of other sums than were asked. */
export function MismatchesCard() {
  const { data, isError, refetch } = useMismatches()
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />
  const isWell = data.total === 0
  return (
    <StateCard
      title="Платежи и&nbsp;банк"
      state={isWell ? 'well' : 'unwell'}
      words={isWell ? 'О\u00A0других суммах банк не\u00A0сообщал.' : mismatchWords(data.total)}
    >
      {!isWell && (
        <div className="mismatches stack gap-3">
          <MismatchList mismatches={data.items} />
        </div>
      )}
    </StateCard>
  )
}
