import { DELIVERY_DAYS } from '@ostrov/shared/webhooks/events'
import type { Em } from '../../db/orm'
import { addJob, type Jobs } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'

/** A server that takes its time holds up few others, and never the work of the house. */
const QUEUES = 2

/** Writes down that an order's event is to be told, and the job that tells it; once, however often it is asked. */
export async function noteEvent(
  { orm, now }: Deps,
  { order_id, event_id, event }: Jobs['webhook.note'],
): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const noted = await row<{ id: string; restaurant_id: string }>(
      tx,
      sql`insert into webhook_delivery (restaurant_id, event, order_id, event_id, since, next_at)
          select o.restaurant_id, ${event}, o.id, ${event_id}, ${now()}, ${now()} from "order" o
          join webhook w on w.restaurant_id = o.restaurant_id and w.enabled and w.stopped_at is null
          where o.id = ${order_id} on conflict (event_id) do nothing returning id, restaurant_id`,
    )
    if (noted) await sendLater(tx, noted)
  })
}

/** The job that sends a delivery, not before `at`. */
export function sendLater(em: Em, { id, restaurant_id }: { id: string; restaurant_id: string }, at?: Date) {
  const queue = `webhooks-${Number.parseInt(restaurant_id.slice(-4), 16) % QUEUES}`
  return addJob(em, 'webhook.send', { delivery_id: id }, { key: `webhook:${id}`, queue, ...(at && { run_at: at }) })
}

/** What was sent long ago is nobody's business any more; what still waits is never so old. */
export async function forgetDeliveries(em: Em, now: Date): Promise<void> {
  await changed(
    em,
    sql`delete from webhook_delivery where created_at < ${now}::timestamptz - ${DELIVERY_DAYS} * interval '1 day' and state <> 'waiting'`,
  )
}
