import type { Em } from '../../db/orm'
import { addJob, paymentQueue } from '../../db/queue'
import type { Attempt } from './attempts'

/**
 * Has what an attempt pays for settled anew, at `run_at` or at once; of an attempt one such job waits at a time. Only money of
 * orders comes back so late that it is looked for: tickets are paid by card.
 */
export async function settleSoon(em: Em, { id, order_id }: Attempt, run_at?: Date) {
  if (order_id === null) return
  await addJob(em, 'payment.refund', { order_id }, { queue: paymentQueue(order_id), key: `settle:${id}`, run_at })
}
