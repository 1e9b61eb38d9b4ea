import { isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { loginPath, orderPath } from '@ostrov/shared/paths'
import { sbpPath } from '@ostrov/shared/payments/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { isNowhere } from '@ostrov/shared/wire/nowhere'
import { personOf, type Visit } from '../../visit'

/** An order that waits to be paid over SBP; `link` opens the payer's bank, null where there is none to be paid now. */
export type SbpView = { order: OrderWire; payment: Payment; link: string | null }
type Payment = NonNullable<OrderWire['payment']>['bank_payment_info']

/** The page with the QR code of one's own order, or the way on: one that is paid, or by other means, has nothing to show here. */
export async function sbpOf(visit: Visit, id: string): Promise<SbpView | Response | null> {
  if (!(await personOf(visit))) return visit.leave(loginPath({ redirect: sbpPath(orderPath(encodeURIComponent(id))) }))
  try {
    const order = await ask(visit.api.user.orders({ id }).get())
    const payment = order.payment?.bank_payment_info
    if (payment?.method !== 'sbp' || !isUnpaid(order.status)) return visit.leave(orderPath(order.uuid))
    const isOver = order.status !== 'PAYMENT_PENDING' || new Date(payment.due_at) <= new Date()
    return { order, payment, link: isOver ? null : payment.payment_url }
  } catch (problem) {
    if (isNowhere(problem)) return null
    throw problem
  }
}
