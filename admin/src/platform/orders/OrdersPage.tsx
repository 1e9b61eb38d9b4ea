import { useParams } from 'react-router'
import { OneOrder } from './OneOrder'
import { OrderList } from './OrderList'

/** Everybody's orders, and one of them on its own card. */
export function OrdersPage() {
  const { id } = useParams()
  return id === undefined ? <OrderList /> : <OneOrder key={id} id={id} />
}
