import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { changed, sql } from '../../db/sql'
import type { OrderHead } from '../orders/find-order'

/** Sendings and questions of one restaurant's counter go one after another. */
export const counterQueue = (restaurant_id: string) => `counter-${restaurant_id}`

/**
 * Whether the restaurant's counter takes an order; then its sending begins with the transaction. A test order is never sent, nor
 * is anything to a counter that is known to be broken.
 */
export async function handToCounter(em: Em, order: OrderHead, now: Date): Promise<boolean> {
  const { id, user_id, restaurant_id } = order
  if (user_id === null) return false
  const taken = await changed(
    em,
    sql`insert into counter_order (order_id, restaurant_id, state, handed_at)
        select ${id}, restaurant_id, 'waiting', ${now}::timestamptz from counter
        where restaurant_id = ${restaurant_id} and enabled and broken is null and sealed_secret is not null
        on conflict do nothing`,
  )
  if (taken > 0) await addJobs(em, [sendingJob({ order_id: id, restaurant_id })])
  return taken > 0
}

/** A later one takes the place of one that has not begun. */
export function sendingJob({ order_id, restaurant_id }: { order_id: number; restaurant_id: string }, run_at?: Date) {
  const queue = counterQueue(restaurant_id)
  return newJob('counter.send', { order_id }, { queue, key: `counter.send:${order_id}`, ...(run_at && { run_at }) })
}
