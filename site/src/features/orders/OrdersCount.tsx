import { useStore } from '@nanostores/react'
import { plural } from '@ostrov/shared/formats/plural'
import { useEffect } from 'react'
import { $isSignedIn } from '../modals/store'
import { activeOrders } from './order-list'
import { $orders, loadOrders } from './store'

type Props = {
  /** False where the page itself reads the orders. */
  reads: boolean
}

/** How many orders are under way, on the tab of the orders. */
export default function OrdersCount({ reads }: Props) {
  const signedIn = useStore($isSignedIn, { ssr: () => false })
  const count = activeOrders(useStore($orders, { ssr: 'initial' }).items).length
  useEffect(() => {
    if (signedIn && reads) void loadOrders()
  }, [signedIn, reads])
  if (!signedIn || count === 0) return null
  return (
    <span className="ui-count">
      {count}
      <span className="ui-hidden">{` ${plural(count, 'заказ', 'заказа', 'заказов')} в\u00a0работе`}</span>
    </span>
  )
}
