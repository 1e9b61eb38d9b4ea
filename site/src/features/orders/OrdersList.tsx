import { useStore } from '@nanostores/react'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { EDA } from '@ostrov/shared/paths'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useEffect } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { MoreButton } from '../../components/lists/MoreButton'
import { SkeletonList } from '../../components/Skeleton'
import { PersonOnly } from '../profile/PersonOnly'
import { LiveOrderCard } from './LiveOrderCard'
import { activeFirst } from './order-list'
import './orders.css'
import { $orders, forgetFailure, loadMoreOrders, loadOrders, refreshOrders } from './store'
import { watchOrders } from './updates'
import { useNow } from './use-now'

/** The person's orders, those under way first, as they change. */
export default function OrdersList() {
  return (
    <PersonOnly title="Здесь будут ваши заказы" drawing="orders">
      {() => <Orders />}
    </PersonOnly>
  )
}

function Orders() {
  const { state, items, total } = useStore($orders)
  const now = useNow(MINUTE_MS)
  useEffect(() => {
    void loadOrders()
    return watchOrders(refreshOrders)
  }, [])
  const retry = () => {
    forgetFailure()
    void loadOrders()
  }
  if (state === 'loading') return <SkeletonList />
  if (state === 'failed') return <ErrorState title="Не получилось загрузить заказы" onRetry={retry} />
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="orders"
        title="Заказов пока нет"
        text="Выберите ресторан — и первый появится здесь."
        action={{ href: EDA, label: 'Выбрать ресторан' }}
      />
    )
  }
  return (
    <>
      <div className="order-list">
        {activeFirst(items).map((order) => (
          <LiveOrderCard key={order.uuid} order={order} now={now} />
        ))}
      </div>
      {items.length < total && <MoreButton load={loadMoreOrders} />}
    </>
  )
}
