import { AUTO_COMPLETE_MS, completesItself } from '@ostrov/shared/orders/rules'
import type { Em } from '../../db/orm'
import { inStatuses, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { orderById } from './find-order'
import { moveOrder } from './move-order'

const BATCH = 200

/** Completes an order that was delivered, or has waited at the counter, for three hours. Harmless when it is complete. */
export async function completeOrder(em: Em, order_id: number, now: Date) {
  const order = await orderById(em, order_id)
  if (!order || !completesItself(order.status)) return
  try {
    await em.transactional((tx) => moveOrder(tx, order, { to: 'COMPLETED', actor: 'system', now }))
  } catch (error) {
    // The restaurant pressed at the same moment, which is just as well.
    if (!(error instanceof Refusal)) throw error
  }
}

/** The sweep behind the jobs: orders whose three hours are over though no job completed them. */
export async function completeOverdueOrders(em: Em, now: Date) {
  const before = new Date(now.getTime() - AUTO_COMPLETE_MS)
  const overdue = await rows<{ id: number }>(
    em,
    sql`select id::int as id from "order" where status in ${inStatuses(completesItself)} and updated_at <= ${before} limit ${BATCH}`,
  )
  for (const { id } of overdue) await completeOrder(em.fork(), id, now)
}
