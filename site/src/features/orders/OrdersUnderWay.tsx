import { useStore } from '@nanostores/react'
import { plural } from '@ostrov/shared/formats/plural'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { ORDERS, orderPath } from '@ostrov/shared/paths'
import { ChevronRight, ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { trackerOf } from './facts'
import { activeOrders } from './order-list'
import { $orders, loadOrders, refreshOrders } from './store'
import { watchOrders } from './updates'
import { useNow } from './use-now'

/** The order under way, on the delivery's home: how it stands, as it changes, and the way to it. */
export function ActiveOrders() {
  const [order, ...others] = useActiveOrders()
  const now = useNow(MINUTE_MS)
  useEffect(() => {
    void loadOrders()
    return watchOrders(refreshOrders)
  }, [])
  if (!order) return null
  const { title, text } = trackerOf(order, now, null)
  return (
    <section className="active-orders cluster gap-2" aria-label="Заказы в работе">
      <a className="active-orders__one row gap-3" href={orderPath(order.uuid)}>
        <ReceiptText size={22} aria-hidden="true" />
        <span className="active-orders__words" aria-live="polite">
          <strong>{title}</strong>
          <span className="ui-small">{text || order.basket.restaurant.general_info.name}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </a>
      {others.length > 0 && (
        <a className="active-orders__more row gap-3" href={ORDERS}>
          {`Ещё ${others.length}`}
          <span className="ui-hidden"> в работе</span>
        </a>
      )}
    </section>
  )
}

export type CountProps = {
  /** False where the page itself reads the orders. */
  reads: boolean
}

/** How many orders are under way, on the tab of the orders. */
export function OrdersCount({ reads }: CountProps) {
  const count = useActiveOrders().length
  useEffect(() => {
    if (reads) void loadOrders()
  }, [reads])
  if (count === 0) return null
  return (
    <span className="ui-count">
      {count}
      <span className="ui-hidden">{` ${plural(count, 'заказ', 'заказа', 'заказов')} в\u00a0работе`}</span>
    </span>
  )
}

function useActiveOrders() {
  return activeOrders(useStore($orders, { ssr: 'initial' }).items)
}
