import { useStore } from '@nanostores/react'
import { pageTitle } from '@ostrov/shared/formats/installation'
import { useEffect } from 'react'
import { mayConcern } from './order-list'
import { $order, loadOrder, showOrder } from './store'
import { watchOrders } from './updates'

/** One order by its number or uuid, as it changes; the page's title follows its state. `first`: as the page was written with it. */
export function useOrder(id: string, titleOf: (order: Ready) => string, first: Ready | null = null) {
  const now = useStore($order)
  const state = first && now.state === 'loading' ? { state: 'ready' as const, order: first } : now
  useEffect(() => {
    if (first) showOrder(first)
    else void loadOrder(id)
    return watchOrders((uuid) => {
      const known = $order.get()
      if (mayConcern(known.state === 'ready' ? known.order : null, uuid)) void loadOrder(id)
    })
  }, [id, first])
  const title = state.state === 'ready' ? titleOf(state.order) : null
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
  return state
}

type Ready = Extract<ReturnType<typeof $order.get>, { state: 'ready' }>['order']
