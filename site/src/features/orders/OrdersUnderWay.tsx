import { useStore } from '@nanostores/react'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { ChevronRight, ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { $isSignedIn } from '../modals/store'
import './active-orders.css'
import { trackerOf } from './facts'
import { activeOrders } from './order-list'
import { $orders, loadOrders, refreshOrders } from './store'
import { watchOrders } from './updates'
import { useNow } from './use-now'

/** The order under way, on the delivery's home: how it stands, as it changes, and the way to it. */
export default function ActiveOrders() {
  const signedIn = useStore($isSignedIn, { ssr: () => false })
  const active = activeOrders(useStore($orders, { ssr: 'initial' }).items)
  const now = useNow(MINUTE_MS)
  useEffect(() => {
    if (!signedIn) return
    void loadOrders()
    return watchOrders(refreshOrders)
  }, [signedIn])
  const [order, ...others] = signedIn ? active : []
  if (!order) return null
  const { title, text } = trackerOf(order, now, null)
  return (
    <section className="active-orders" aria-label="Заказы в работе">
      <a className="active-orders__one" href={`/eda/orders/${order.uuid}`}>
        <ReceiptText size={22} aria-hidden="true" />
        <span className="active-orders__words" role="status">
          <strong>{title}</strong>
          <span className="ui-small">{text || order.basket.restaurant.general_info.name}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </a>
      {others.length > 0 && (
        <a className="active-orders__more" href="/eda/orders">
          {`Ещё ${others.length}`}
          <span className="ui-hidden"> в работе</span>
        </a>
      )}
    </section>
  )
}
