import { formatNumber } from '@ostrov/shared/formats/money'
import { isUnpaid } from '@ostrov/shared/orders/rules'
import { loginPath, orderPath } from '@ostrov/shared/paths'
import { sbpPath } from '@ostrov/shared/payments/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { personOf, type Visit } from '../../visit'
import { type SbpView, sbpView } from '../payments/sbp-view'

/** The page with the QR code of one's own order, or the way on: one that is paid, or by other means, has nothing to show here. */
export async function sbpOf(visit: Visit, id: string): Promise<SbpView | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: sbpPath(orderPath(encodeURIComponent(id))) }))
  try {
    const order = await ask(visit.api.user.orders({ id }).get())
    const page = orderPath(order.uuid)
    const view = sbpView({
      ...{ paid: order, isAwaited: order.status === 'PAYMENT_PENDING', total: order.total },
      ...{ page, action: page, asked: `/api/user/orders/${order.uuid}` },
      words: {
        what: `Заказ №\u00A0${formatNumber(order.id)}`,
        afterwards: 'заказ уйдёт в\u00A0ресторан, как только банк ответит.',
        otherwise: 'потом заказ отменится сам.',
        back: 'Заплатить иначе или\u00A0отменить заказ',
      },
    })
    return isUnpaid(order.status) && view ? view : visit.leave(page)
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}
