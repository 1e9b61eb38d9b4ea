import { AUTO_COMPLETE_MS, completesItself } from '@ostrov/shared/orders/rules'
import type { Em } from '../../../db/orm'
import { rows, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { orderById } from '../find-order'
import { moveOrder } from './move-order'

const BATCH = 200

/** Completes an order that was delivered, or is ready at the counter, and that nobody has completed. Harmless when it is complete. */
export async function completeOrder(em: Em, order_id: number, now: Date) {
  const order = await orderById(em, order_id)
  if (!order || !completesItself(order.status)) return
  try {
    await em.transactional((tx) => moveOrder(tx, order, { to: 'COMPLETED', actor: 'system', now }))
  } catch (error) {
    // The restaurant or the customer pressed at the same moment, which is just as well.
    if (!(error instanceof Refusal)) throw error
  }
}

/** The sweep behind the jobs: orders whose time is over though no job completed them. */
export async function completeOverdueOrders(em: Em, now: Date) {
  const isOver = Object.entries(AUTO_COMPLETE_MS).map(
    ([status, after]) =>
      sql`status = ${sql.lit(status)} and greatest(updated_at, wanted_at) <= ${new Date(now.getTime() - after)}`,
  )
  const overdue = await rows<{ id: number }>(
    em,
    sql`select id::int as id from "order" where ${sql.join(isOver, sql` or `)} limit ${BATCH}`,
  )
  for (const { id } of overdue) await completeOrder(em.fork(), id, now)
}
