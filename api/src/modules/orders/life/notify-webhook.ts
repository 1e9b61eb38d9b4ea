import { isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import type { WebhookEvent } from '@ostrov/shared/webhooks/events'
import { newJob } from '../../../db/queue'
import { type Sql, sql } from '../../../db/sql'

/** Statuses that are none of the restaurant's business. */
const BEFORE: ReadonlySet<OrderStatus> = new Set(['PAYMENT_PENDING', 'PAYMENT_FAILED', 'new'])

/** What a restaurant's software hears of a step, if anything. */
export function webhookEvent(from: OrderStatus, to: OrderStatus): WebhookEvent | null {
  if (BEFORE.has(to)) return null
  if (isCancelled(to)) return BEFORE.has(from) ? null : 'order.cancelled'
  return from === 'new' ? 'order.placed' : 'order.status_changed'
}

/** The job that tells a restaurant's software of an order's event, for the statement that writes it; null where it does not ask for such. */
export function notifyWebhook(
  { id, restaurant_id }: { id: number; restaurant_id: string },
  { event, event_id }: { event: WebhookEvent; event_id: number | Sql },
) {
  return sql<string>`(case when exists (select from webhook w where w.restaurant_id = ${restaurant_id} and w.enabled
      and w.stopped_at is null and ${event} = any(w.events))
    then ${newJob('webhook.note', { order_id: id, event_id, event })} end)`
}
