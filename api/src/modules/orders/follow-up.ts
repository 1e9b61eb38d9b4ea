import { AUTO_COMPLETE_MS, isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import type { Em } from '../../db/orm'
import { addJob } from '../../jobs/queue'
import { releasePromo } from '../promotions/use-promo'
import type { OrderHead } from './find-order'
import type { OrderChange } from './move-order'
import { paymentQueue } from './payment-queue'

type Written = OrderChange & { event_id: number }

/** What the customer is told of while the page is closed; the rest is seen live. */
const TOLD_TO_CUSTOMER: ReadonlySet<OrderStatus> = new Set([
  ...(['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const),
  ...(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'EXECUTION_STOPPED', 'PAYMENT_FAILED'] as const),
])
/** Statuses in which the restaurant has not heard of the order. */
const UNKNOWN_TO_RESTAURANT: ReadonlySet<OrderStatus> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'new'])

/** Writes the jobs that a change of status makes necessary, in its transaction. */
export async function followUp(em: Em, order: OrderHead, change: Written) {
  const { to, event_id } = change
  const order_id = order.id
  if (TOLD_TO_CUSTOMER.has(to)) await addJob(em, 'order.notify_customer', { order_id, event_id })
  if (to === 'new') await addJob(em, 'order.hand_over', { order_id })
  if (to === 'CONFIRMATION_PENDING') await addJob(em, 'order.notify_restaurant', { order_id, event_id })
  if (to === 'CONFIRMED' && order.payment_type === 'online') {
    await addJob(em, 'payment.confirm', { order_id }, { queue: paymentQueue(order_id) })
  }
  if (to === 'DELIVERED' || to === 'PICKUP_PENDING') {
    await addJob(em, 'order.complete', { order_id }, { run_at: new Date(change.now.getTime() + AUTO_COMPLETE_MS) })
  }
  if (to === 'COMPLETED') await addJob(em, 'promotion.reward_inviter', { order_id })
  if (isCancelled(to)) await undo(em, order, change)
}

/** Gives back what a cancelled order had taken: the promo code's use, the invitation, the money. */
async function undo(em: Em, order: OrderHead, { actor, event_id }: Written) {
  await releasePromo(em, order.id)
  if (order.payment_type === 'online') {
    await addJob(em, 'payment.refund', { order_id: order.id }, { queue: paymentQueue(order.id) })
  }
  if (actor !== 'restaurant' && !UNKNOWN_TO_RESTAURANT.has(order.status)) {
    await addJob(em, 'order.notify_restaurant', { order_id: order.id, event_id })
  }
}
