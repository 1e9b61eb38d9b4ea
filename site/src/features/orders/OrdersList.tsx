import { useStore } from '@nanostores/react'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { EDA } from '@ostrov/shared/paths'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useEffect } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { MoreButton } from '../../components/lists/MoreButton'
import { SkeletonList } from '../../components/Skeleton'
import { useAwake } from '../../components/use-awake'
import { PersonOnly } from '../profile/PersonOnly'
import { LiveOrderCard } from './LiveOrderCard'
import { activeFirst } from './order-list'
import './orders.css'
import { $orders, forgetFailure, loadMoreOrders, loadOrders, type Page, refreshOrders, takeOrders } from './store'
import { watchOrders } from './updates'
import { useNow } from './use-now'

/** The person's orders, those under way first, as they change. */
export default function OrdersList(props: Props) {
  const orders = <Orders {...props} />
  return (
    <PersonOnly title="Здесь будут ваши заказы" drawing="orders" drawn={props.first && orders}>
      {() => orders}
    </PersonOnly>
  )
}

type Props = {
  /** What the page was written with; null where the server knows nobody. */
  first: (Page & { page: number }) | null
  now: string
}

function Orders({ first, now: written }: Props) {
  const known = useStore($orders)
  const isAwake = useAwake()
  const { state, items, total } = first && known.state === 'loading' ? { ...first, state: 'ready' } : known
  const now = useNow(MINUTE_MS, written)
  useEffect(() => {
    if (first) takeOrders(first, first.page)
    else void loadOrders()
    return watchOrders(refreshOrders)
  }, [first])
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
      {isAwake && items.length < total && <MoreButton load={loadMoreOrders} />}
    </>
  )
}
