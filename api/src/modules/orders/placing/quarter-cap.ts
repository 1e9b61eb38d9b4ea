import { fullMessage, quarterOf } from '@ostrov/shared/orders/quarter'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { Em } from '../../../db/orm'
import { inStatuses, row, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import { Refusal } from '../../../kernel/problems'

type Capped = { restaurant_id: string; orders_per_quarter: number | null }

/**
 * Takes a place among the orders that the kitchen cooks of this quarter of an hour. Orders of one restaurant with a cap go
 * one after the other from here to their commit; who has none asks nothing. Call before any code's row is locked.
 * @throws {Refusal} `restaurant.full`, with the moment when the next quarter begins
 */
export async function takePlace(em: Em, { restaurant_id, orders_per_quarter }: Capped, now: Date): Promise<void> {
  if (orders_per_quarter === null) return
  await takeLock(em, `quarter_cap:${restaurant_id}`)
  // Asked after the lock, so that what the one before wrote is counted.
  const counted = await row<{ taken: number }>(em, sql`select ${takenIn(sql`${restaurant_id}::uuid`, now)} as taken`)
  if ((counted?.taken ?? 0) < orders_per_quarter) return
  const { to } = quarterOf(now)
  throw new Refusal('restaurant.full', { message: fullMessage(now), data: { free_at: to.toISOString() } })
}

/** Whether `restaurant r` takes no more orders in this quarter: without a cap nothing is counted. */
export const isQuarterFull = (now: Date) =>
  sql`(case when r.orders_per_quarter is null then false else ${takenIn(sql`r.id`, now)} >= r.orders_per_quarter end)`

/** A cancelled order frees its place; one that waits for its money keeps it, and a test never had one. */
function takenIn(restaurant_id: ReturnType<typeof sql>, now: Date) {
  const { from, to } = quarterOf(now)
  return sql`(select count(*)::int from "order" o where o.restaurant_id = ${restaurant_id}
    and o.created_at >= ${from}::timestamptz and o.created_at < ${to}::timestamptz
    and o.status not in ${inStatuses(isCancelled)} and o.user_id is not null)`
}
