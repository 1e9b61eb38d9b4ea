import { useStore } from '@nanostores/react'
import { askedAt } from '@ostrov/shared/orders/waiting'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useSearchParams } from 'react-router'
import { useNow } from '../../clock'
import { ErrorState } from '../../components/States'
import { useTitle } from '../../components/use-title'
import { useRestaurants } from '../../session/people'
import { BoardColumns, BoardSkeleton } from './BoardColumns'
import { BoardStatus, LostBanner, SilencedNote, SilentBanner } from './BoardStatus'
import { $boardSettings } from './board-settings'
import { OrderDrawer } from './OrderDrawer'
import { StoppedOrders } from './StoppedOrders'
import { boardTitle, callingLabel } from './timers'
import { UndoBar } from './UndoBar'
import { useAcceptKey } from './use-accept-key'
import { useBell } from './use-bell'
import { useBoard } from './use-board'
import { useRinging } from './use-ringing'
import { useWakeLock } from './use-wake-lock'

/** The restaurant's live board: what is new, what is cooking, what is on its way. */
export function BoardPage() {
  const { restaurants, chosen } = useRestaurants('orders')
  const { board, calling, stopped, connection, updatedAt, error, isFetching, refetch } = useBoard(chosen?.id ?? null)
  const now = useNow(10_000)
  const waitedMs = Math.max(0, ...calling.map((order) => now.getTime() - askedAt(order)))
  const calls = { calling: calling.length, waitedMs, stopped: stopped.length }
  const { silenced, allowed, ringing } = useRinging(chosen ? [chosen] : restaurants)
  const bell = useBell({ allowed, calling: ringing(calling).length, stopped: ringing(stopped).length })
  const { kitchen } = useStore($boardSettings)
  const [params, setParams] = useSearchParams()
  useTitle(boardTitle(calls))
  useWakeLock()
  useAcceptKey()
  const named = chosen === null && restaurants.length > 1
  const opened = params.get('order')

  return (
    <div className="board" data-kitchen={kitchen || undefined}>
      <header className="board__head">
        <h1>Заказы</h1>
        <p className="ui-hidden" role="status">
          {callingLabel(calls)}
        </p>
        <BoardStatus connection={connection} bell={bell} />
      </header>
      {opened === null && <UndoBar />}
      <SilentBanner bell={bell} />
      <SilencedNote silenced={silenced} named={named} />
      {board && connection === 'lost' && <LostBanner updatedAt={updatedAt} busy={isFetching} onRetry={refetch} />}
      <StoppedOrders orders={stopped} />
      {board && <BoardColumns board={board} named={named} audible={bell.enabled && allowed} />}
      {!board && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />}
      {!board && !error && <BoardSkeleton />}
      <OrderDrawer id={opened} onClose={() => setParams({}, { preventScrollReset: true })} />
    </div>
  )
}
