import { AUTO_COMPLETE_MS, isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { addJob } from '../../jobs/queue'
import { releasePromo } from '../promotions/use-promo'
import { type OrderHead, orderById } from './find-order'
import type { OrderChange } from './order-change'
import { paymentQueue } from './payment-queue'

type Written = OrderChange & { event_id: number }

/** What the customer is told of while the page is closed; the rest is seen live. */
const TOLD_TO_CUSTOMER: ReadonlySet<OrderStatus> = new Set([
  ...(['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const),
  ...(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'EXECUTION_STOPPED', 'PAYMENT_FAILED'] as const),
])
/** Statuses in which the restaurant has not heard of the order. */
const UNKNOWN_TO_RESTAURANT: ReadonlySet<OrderStatus> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'new'])

/** The same once the step can no longer be taken back, so that undoing it has neither money nor a message to call back. */
export async function followUpLater(em: Em, order: OrderHead, { event_id, now }: Written) {
  const run_at = new Date(now.getTime() + UNDO_WINDOW_MS)
  await addJob(em, 'order.follow_up', { order_id: order.id, event_id }, { run_at })
}

/** Closes a step and writes what follows from it; nothing when it was taken back or closed before. */
export async function followClosedStep(em: Em, step: { order_id: number; event_id: number }, now: Date) {
  await em.transactional(async (tx) => {
    const closed = await row<Pick<Written, 'to' | 'actor'> & { at: string }>(
      tx,
      sql`update order_event set closed_at = ${now} where id = ${step.event_id} and closed_at is null
          returning "to", actor, to_json(created_at) #>> '{}' as at`,
    )
    const order = closed && (await orderById(tx, step.order_id))
    if (!order) return
    await followUp(tx, order, { to: closed.to, actor: closed.actor, event_id: step.event_id, now: new Date(closed.at) })
    if (closed.to !== 'CONFIRMED' || isCancelled(order.status)) return
    await tellOfStruck(tx, order)
    await giveBackUnusedPromo(tx, order)
  })
}

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
    const run_at = new Date(change.now.getTime() + AUTO_COMPLETE_MS)
    await addJob(em, 'order.complete', { order_id }, { run_at, key: `order.complete:${order_id}` })
  }
  if (to === 'COMPLETED') await addJob(em, 'promotion.reward_inviter', { order_id })
  if (isCancelled(to)) await giveBack(em, order, change)
}

async function tellOfStruck(em: Em, { id: order_id }: OrderHead) {
  const struck = await row(
    em,
    sql`select from order_item where order_id = ${order_id} and cancellation_comment is not null limit 1`,
  )
  if (struck) await addJob(em, 'order.notify_struck', { order_id })
}

/** A code that takes nothing off any more, because lines were struck, goes back to its person. */
async function giveBackUnusedPromo(em: Em, order: OrderHead) {
  const unused = await row(
    em,
    sql`select from "order" where id = ${order.id} and promo_code is not null and discount = 0 for update`,
  )
  if (!unused) return
  await releasePromo(em, order.id)
  await changed(em, sql`update "order" set promo_code_id = null, promo_code = null where id = ${order.id}`)
}

/** Gives back what a cancelled order had taken: the promo code's use, the invitation, the money. */
async function giveBack(em: Em, order: OrderHead, { actor, event_id }: Written) {
  await releasePromo(em, order.id)
  if (order.payment_type === 'online') {
    await addJob(em, 'payment.refund', { order_id: order.id }, { queue: paymentQueue(order.id) })
  }
  if (actor !== 'restaurant' && !UNKNOWN_TO_RESTAURANT.has(order.status)) {
    await addJob(em, 'order.notify_restaurant', { order_id: order.id, event_id })
  }
}
