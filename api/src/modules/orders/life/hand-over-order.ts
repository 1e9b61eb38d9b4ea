import type { Em } from '../../../db/orm'
import { addJobs } from '../../../db/queue'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { type OrderHead, orderById } from '../find-order'
import { moveOrder } from './move-order'
import { dueJob } from './notify-due'
import { notifyOfOrder } from './notify-of-order'

/** Whether the restaurant's counter takes the order; whatever sends it there is written in the transaction of `em`. */
type Taking = (em: Em, order: OrderHead, now: Date) => Promise<boolean>

/**
 * Puts a recorded order before its restaurant, on the board or on the way to its counter, and tells the restaurant. Harmless when
 * it is there already or was cancelled meanwhile.
 */
export async function handOverOrder(deps: Deps, order_id: number, toCounter: Taking = async () => false) {
  const em = deps.orm.em.fork()
  const order = await orderById(em, order_id)
  if (order?.status !== 'new') return
  try {
    await em.transactional(async (tx) => {
      const now = deps.now()
      const to = (await toCounter(tx, order, now)) ? 'in_progress' : 'CONFIRMATION_PENDING'
      const moved = await moveOrder(tx, order, { to, actor: 'system', now })
      await notifyOfOrder(tx, deps, moved.event_id)
      if (order.kitchen_at) await addJobs(tx, [dueJob(order_id, new Date(order.kitchen_at))])
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
