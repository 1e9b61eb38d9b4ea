import { formatNumber } from '@ostrov/shared/formats/money'
import { useParams } from 'react-router'
import { PageHeader } from '../../components/PageHeader'
import { OrderDetails } from './OrderDetails'

/** One order on a page of its own, for a link from the history or a message. */
export function OrderPage() {
  const { id = '' } = useParams()
  const number = /^\d+$/.test(id) ? ` №\u00A0${formatNumber(Number(id))}` : ''
  return (
    <div className="page page--narrow">
      <PageHeader title={`Заказ${number}`} />
      <OrderDetails id={id} />
    </div>
  )
}
