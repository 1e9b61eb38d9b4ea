import { useStore } from '@nanostores/react'
import { askedAt } from '@ostrov/shared/orders/waiting'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useSearchParams } from 'react-router'
import { useTold } from '../../clock'
import { ErrorState } from '../../components/States'
import { useTitle } from '../../components/use-title'
import { useRestaurants } from '../../session/people'
import { GivingByDrag } from '../couriers/GivingByDrag'
import { BoardColumns, BoardSkeleton } from './BoardColumns'
import { BoardShelf } from './BoardShelf'
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
import { useShelfCalls } from './use-shelf-calls'
import { useWakeLock } from './use-wake-lock'

const NOBODY = { calling: [], stopped: [] }

/** The restaurant's live board: what is new, what is cooking, what is on its way. */
export function BoardPage() {
  const { restaurants, chosen } = useRestaurants('orders')
  const { shown, connection, query } = useBoard(chosen?.id ?? null)
  const { calling, stopped } = shown ?? NOBODY
  const calls = (now: Date) => {
    const waitedMs = Math.max(0, ...calling.map((order) => now.getTime() - askedAt(order)))
    return { calling: calling.length, waitedMs, stopped: stopped.length }
  }
  const { silenced, allowed, ringing } = useRinging(chosen ? [chosen] : restaurants)
  const { news, words } = useShelfCalls(shown)
  const once = { news, count: ringing([...news.come, ...news.due]).length }
  const bell = useBell({ allowed, calling: ringing(calling).length, stopped: ringing(stopped).length, once })
  const { kitchen } = useStore($boardSettings)
  const [params, setParams] = useSearchParams()
  useTitle(useTold((now) => boardTitle(calls(now)), 10_000))
  useWakeLock()
  useAcceptKey()
  const called = useTold((now) => callingLabel(calls(now)), 10_000)
  const named = chosen === null && restaurants.length > 1
  const opened = params.get('order')
  const one = chosen ?? (restaurants.length === 1 ? restaurants[0] : undefined)
  const columns = shown && (
    <BoardColumns board={shown.board} {...{ named }} audible={bell.enabled && allowed} dragged={one !== undefined} />
  )

  return (
    <div className="board columns gap-4" data-kitchen={kitchen || undefined}>
      <header className="board__head split">
        <h1>Заказы</h1>
        <p className="ui-hidden" role="status">
          {called}
        </p>
        <p className="ui-hidden" role="status">
          {words}
        </p>
        <BoardStatus connection={connection} bell={bell} />
      </header>
      {opened === null && <UndoBar />}
      <SilentBanner bell={bell} />
      <SilencedNote silenced={silenced} named={named} />
      {shown && connection === 'lost' && (
        <LostBanner updatedAt={new Date(query.dataUpdatedAt)} busy={query.isFetching} onRetry={query.refetch} />
      )}
      <StoppedOrders orders={stopped} />
      {shown && <BoardShelf orders={shown.shelf} named={named} />}
      {shown &&
        (one ? (
          <GivingByDrag restaurant_id={one.id} orders={shown.orders}>
            {columns}
          </GivingByDrag>
        ) : (
          columns
        ))}
      {!shown && query.error && (
        <ErrorState text={sentenceOf(query.error)} busy={query.isFetching} onRetry={query.refetch} />
      )}
      {!shown && !query.error && <BoardSkeleton />}
      <OrderDrawer id={opened} onClose={() => setParams({}, { preventScrollReset: true })} />
    </div>
  )
}
