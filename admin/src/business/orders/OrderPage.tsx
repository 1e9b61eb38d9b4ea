import { formatNumber } from '@ostrov/shared/formats/money'
import { HISTORY } from '@ostrov/shared/paths'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router'
import { PageHeader } from '../../components/PageHeader'
import { OrderDetails } from './OrderDetails'

/** One order on a page of its own, for a link from the history or a message. */
export function OrderPage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const search = typeof state === 'string' ? state : ''
  const number = /^\d+$/.test(id) ? ` №\u00A0${formatNumber(Number(id))}` : ''
  return (
    <div className="page page--narrow">
      <Link className="ui-link page__back" to={{ pathname: HISTORY, search }}>
        <ArrowLeft size={20} aria-hidden="true" />
        История заказов
      </Link>
      <PageHeader title={`Заказ${number}`} />
      <OrderDetails id={id} />
    </div>
  )
}
