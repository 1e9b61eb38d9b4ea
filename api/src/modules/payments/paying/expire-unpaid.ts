import { isUnpaid, UNPAID_TIMEOUT_MS } from '@ostrov/shared/orders/rules'
import { inStatuses, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { orderById } from '../../orders/find-order'
import { moveOrder } from '../../orders/life/move-order'
import { attemptsOf } from '../attempts'
import { checkPayment } from '../bank/check-payment'

const BATCH = 100

/**
 * Cancels an order that was not paid within its time. The bank is asked first, for its notification may be under way;
 * money that comes later still is sent back. Throws, to be tried again, while the bank does not answer.
 */
export async function expireUnpaid(deps: Deps, order_id: number) {
  const em = deps.orm.em.fork()
  const now = deps.now()
  const attempts = await attemptsOf(em, order_id)
  const due = Math.max(...attempts.map((one) => one.due_at))
  const before = await orderById(em, order_id)
  if (!before || !isUnpaid(before.status) || due > now.getTime()) return
  const isLongOver = now.getTime() > due + UNPAID_TIMEOUT_MS
  for (const attempt of attempts) await checkPayment(deps, attempt.id, isLongOver ? 'give up' : 'insist')
  const order = await orderById(em, order_id)
  if (!order || !isUnpaid(order.status)) return
  try {
    await em.fork().transactional((tx) => moveOrder(tx, order, { to: 'CANCELLED', actor: 'system', now }))
  } catch (error) {
    // Paid or cancelled at this very moment.
    if (!(error instanceof Refusal)) throw error
  }
}

/** The sweep behind the jobs: unpaid orders whose last attempt is over. */
export async function expireOverdueOrders(deps: Deps) {
  const overdue = await rows<{ id: number }>(
    deps.orm.em.fork(),
    sql`select o.id::int as id from "order" o where o.status in ${inStatuses(isUnpaid)}
          and not exists (select from payment p where p.order_id = o.id and p.due_at > ${deps.now()}) order by o.created_at limit ${BATCH}`,
  )
  for (const { id } of overdue) {
    await expireUnpaid(deps, id).catch((error: unknown) =>
      deps.log.warn({ order_id: id, err: error }, 'not expired yet'),
    )
  }
}
