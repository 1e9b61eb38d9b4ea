import { useStore } from '@nanostores/react'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../api'
import { useTold } from '../../clock'
import { arrangeBoard, isCalling, type PendingMove, stoppedOrders, withPending } from './board'
import { connectionOf, pollEvery } from './connection'
import { isAhead, lastDue } from './shelf'
import { $pending, isSettled } from './use-move'
import { useStream } from './use-stream'

// A kitchen learns within seconds that the network is silent, not after the client's ordinary patience.
const ANSWER_MS = 8_000

/**
 * Everything on the board of a restaurant, or of all of one's own (null): it arrives by the stream, else by asking.
 * Of `query` only what is read is listened to: that a question is under way is no reason to draw sixty cards.
 */
export function useBoard(restaurant_id: string | null) {
  const client = useQueryClient()
  const pending = useStore($pending)
  const streaming = useStream((event_id) => {
    if (event_id === undefined || !isSettled(event_id)) client.invalidateQueries({ queryKey: ['board'] })
  })
  const [failing, setFailing] = useState(false)
  const query = useQuery({
    queryKey: ['board', restaurant_id],
    queryFn: ({ signal }) => readBoard(restaurant_id, { signal, setFailing }),
    // Asking again is the poll's work: a failed question must show at once.
    retry: false,
    refetchInterval: pollEvery({ streaming, failing }),
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  const items = query.data?.items
  const due = useTold((now) => lastDue(items ?? [], now))
  const shown = useMemo(() => items && shownOf(items, pending, due), [items, pending, due])
  return { shown, connection: connectionOf({ streaming, failing }), query }
}

function shownOf(items: readonly BusinessOrderWire[], pending: readonly PendingMove[], due: number) {
  const orders = withPending(items, pending)
  const board = arrangeBoard(orders.filter((order) => !isAhead(order, due)))
  const shelf = orders.filter((order) => isAhead(order, due))
  return { board, orders, shelf, calling: board.fresh.filter(isCalling), stopped: stoppedOrders(orders) }
}

type Reading = { signal: AbortSignal; setFailing: (failing: boolean) => void }

/** A question that a newer one has taken the place of is given up: its answer would be read for nothing. */
async function readBoard(restaurant_id: string | null, { signal, setFailing }: Reading) {
  const query = restaurant_id === null ? {} : { restaurant_id }
  try {
    const fetch = { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) }
    const found = await ask(api.business_user.orders.urgent.get({ query, fetch }))
    setFailing(false)
    return found
  } catch (error) {
    if (!signal.aborted) setFailing(true)
    throw error
  }
}
