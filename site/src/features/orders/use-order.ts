import { useStore } from '@nanostores/react'
import { pageTitle } from '@ostrov/shared/formats/installation'
import { useEffect } from 'react'
import { mayConcern } from './order-list'
import { $order, loadOrder } from './store'
import { watchOrders } from './updates'

/** One order by its number or uuid, as it changes; the page's title follows its state. */
export function useOrder(id: string, titleOf: (order: Ready) => string) {
  const state = useStore($order)
  useEffect(() => {
    void loadOrder(id)
    return watchOrders((uuid) => {
      const known = $order.get()
      if (mayConcern(known.state === 'ready' ? known.order : null, uuid)) void loadOrder(id)
    })
  }, [id])
  const title = state.state === 'ready' ? titleOf(state.order) : null
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
  return state
}

type Ready = Extract<ReturnType<typeof $order.get>, { state: 'ready' }>['order']
