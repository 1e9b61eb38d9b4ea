import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorState } from '../../components/States'
import { useRestaurants } from '../../session/people'
import { BoardColumns, BoardSkeleton } from './BoardColumns'
import { BoardStatus, LostBanner, SilentBanner } from './BoardStatus'
import { OrderDrawer } from './OrderDrawer'
import { boardTitle, callingLabel } from './timers'
import { useAcceptKey } from './use-accept-key'
import { useBell } from './use-bell'
import { useBoard } from './use-board'
import { useWakeLock } from './use-wake-lock'

/** The restaurant's live board: what is new, what is cooking, what is on its way. */
export function BoardPage() {
  const { restaurants, chosen } = useRestaurants('orders')
  const { board, calling, connection, updatedAt, error, isFetching, refetch } = useBoard(chosen?.id ?? null)
  const bell = useBell(calling)
  const [params, setParams] = useSearchParams()
  useWakeLock()
  useAcceptKey()
  useEffect(() => {
    document.title = boardTitle(calling)
  }, [calling])

  return (
    <div className="board">
      <header className="board__head">
        <h1>Заказы</h1>
        <p className="ui-hidden" role="status">
          {callingLabel(calling)}
        </p>
        <BoardStatus connection={connection} bell={bell} />
      </header>
      <SilentBanner bell={bell} />
      {board && connection === 'lost' && <LostBanner updatedAt={updatedAt} busy={isFetching} onRetry={refetch} />}
      {board && <BoardColumns board={board} named={chosen === null && restaurants.length > 1} />}
      {!board && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />}
      {!board && !error && <BoardSkeleton />}
      <OrderDrawer id={params.get('order')} onClose={() => setParams({}, { preventScrollReset: true })} />
    </div>
  )
}
