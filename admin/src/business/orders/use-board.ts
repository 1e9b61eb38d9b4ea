import { useStore } from '@nanostores/react'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api'
import { arrangeBoard, isCalling, stoppedOrders, withPending } from './board'
import { connectionOf, pollEvery } from './connection'
import { $pending } from './use-move'
import { useStream } from './use-stream'

// A kitchen learns within seconds that the network is silent, not after the client's ordinary patience.
const ANSWER_MS = 8_000

/** Everything on the board of a restaurant, or of all of one's own (null): it arrives by the stream, else by asking. */
export function useBoard(restaurant_id: string | null) {
  const client = useQueryClient()
  const pending = useStore($pending)
  const streaming = useStream(() => client.invalidateQueries({ queryKey: ['board'] }))
  const [failing, setFailing] = useState(false)
  const { data, isFetching, refetch, dataUpdatedAt, error } = useQuery({
    queryKey: ['board', restaurant_id],
    queryFn: () => readBoard(restaurant_id, setFailing),
    // Asking again is the poll's work: a failed question must show at once.
    retry: false,
    refetchInterval: pollEvery({ streaming, failing }),
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  const orders = data && withPending(data.items, pending)
  return {
    board: orders && arrangeBoard(orders),
    calling: orders?.filter(isCalling) ?? [],
    stopped: orders ? stoppedOrders(orders) : [],
    connection: connectionOf({ streaming, failing }),
    updatedAt: new Date(dataUpdatedAt),
    error,
    isFetching,
    refetch,
  }
}

async function readBoard(restaurant_id: string | null, setFailing: (failing: boolean) => void) {
  const query = restaurant_id === null ? {} : { restaurant_id }
  try {
    const fetch = { signal: AbortSignal.timeout(ANSWER_MS) }
    const found = await ask(api.business_user.orders.urgent.get({ query, fetch }))
    setFailing(false)
    return found
  } catch (error) {
    setFailing(true)
    throw error
  }
}
