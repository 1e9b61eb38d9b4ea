import { AUTO_COMPLETE_MS, completesItself, isCancelled, isKitchen } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import type { Em } from '../../../db/orm'
import { addJobs, newJob, paymentQueue } from '../../../db/queue'
import { moment, row, type Sql, sql } from '../../../db/sql'
import { type OrderHead, orderById } from '../find-order'
import { notifyWebhook, webhookEvent } from './notify-webhook'
import type { OrderChange } from './write-event'

/** The event's number is known here, or only to the statement that writes it. */
type Written = OrderChange & { event_id: number | Sql }

/** What the customer is told of while the page is closed; the rest is seen live. */
const TOLD_TO_CUSTOMER: ReadonlySet<OrderStatus> = new Set([
  ...(['CONFIRMED', 'IN_PREPARATION', 'PICKUP_PENDING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const),
  ...(['CANCELLED', 'CANCELLED_BY_RESTAURANT', 'EXECUTION_STOPPED', 'PAYMENT_FAILED'] as const),
])
/** Statuses in which the restaurant has not heard of the order. */
const UNKNOWN_TO_RESTAURANT: ReadonlySet<OrderStatus> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'new'])

/** `jobsAfter` once the step can no longer be taken back, so that undoing it has neither money nor a message to call back. */
export function followUpLater({ id: order_id }: OrderHead, { event_id, now }: Written) {
  return newJob('order.follow_up', { order_id, event_id }, { run_at: new Date(now.getTime() + UNDO_WINDOW_MS) })
}

/** Closes a step and writes what follows from it; nothing when it was taken back or closed before. */
export async function followClosedStep(em: Em, step: { order_id: number; event_id: number }, now: Date) {
  await em.transactional(async (tx) => {
    const closed = await row<Pick<Written, 'to' | 'actor'> & { at: string }>(
      tx,
      sql`update order_event set closed_at = ${now} where id = ${step.event_id} and closed_at is null
          returning "to", actor, ${moment('created_at')} as at`,
    )
    const order = closed && (await orderById(tx, step.order_id))
    if (!order) return
    const { to, actor } = closed
    await addJobs(tx, jobsAfter(order, { to, actor, event_id: step.event_id, now: new Date(closed.at) }))
  })
}

/** What puts a recorded order before its restaurant. */
export const handOver = (order_id: number | Sql) => newJob('order.hand_over', { order_id })

/** Orders of a restaurant that are made and have no courier are given by its rule, where it has one: elsewhere no job is written. */
export const givingJob = (restaurant_id: string) =>
  sql<string>`case when exists (select from courier_terms where restaurant_id = ${restaurant_id} and gives_by_rule)
    then ${newJob('courier.give', { restaurant_id }, { key: `courier.give:${restaurant_id}` })} end`

/** The jobs that a change of status makes necessary, for the statement that writes the change. */
export function jobsAfter(
  { id: order_id, user_id, restaurant_id, payment_type, delivery_type, status, wanted_at, bonus_percent }: OrderHead,
  { to, actor, event_id, now }: Written,
) {
  const jobs = []
  const isOnline = payment_type === 'online'
  if (user_id !== null && TOLD_TO_CUSTOMER.has(to)) jobs.push(newJob('order.notify_customer', { order_id, event_id }))
  if (to === 'new') jobs.push(handOver(order_id))
  const isGivenUp = isCancelled(to) && !isKitchen(actor) && !UNKNOWN_TO_RESTAURANT.has(status)
  if (isGivenUp) jobs.push(newJob('order.notify_restaurant', { event_id }))
  if (to === 'IN_PREPARATION' && delivery_type === 'delivery') jobs.push(givingJob(restaurant_id))
  if (to === 'CONFIRMED' && isOnline)
    jobs.push(newJob('payment.confirm', { order_id }, { queue: paymentQueue(order_id) }))
  if (isCancelled(to) && isOnline) jobs.push(newJob('payment.refund', { order_id }, { queue: paymentQueue(order_id) }))
  const event = webhookEvent(status, to)
  if (event) jobs.push(notifyWebhook({ id: order_id, restaurant_id }, { event, event_id }))
  if (completesItself(to)) {
    const from = Math.max(now.getTime(), wanted_at ? Date.parse(wanted_at) : 0)
    const run_at = new Date(from + AUTO_COMPLETE_MS[to])
    jobs.push(newJob('order.complete', { order_id }, { run_at, key: `order.complete:${order_id}` }))
  }
  if (to === 'COMPLETED') jobs.push(newJob('promotion.reward_inviter', { order_id }))
  if (to === 'COMPLETED' && bonus_percent > 0) jobs.push(newJob('order.earn_bonus', { order_id }))
  if (to === 'COMPLETED' && isOnline)
    jobs.push(newJob('payment.settle_receipt', { order_id, purchase_id: null }, { queue: paymentQueue(order_id) }))
  return jobs
}
