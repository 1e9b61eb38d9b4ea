import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { Attempt } from '../attempts'

/** Has what an attempt pays for settled anew, at `run_at` or at once; of an attempt one such job waits at a time. */
export async function settleSoon(em: Em, { id, order_id, purchase_id }: Attempt, run_at?: Date) {
  const key = `settle:${id}`
  if (order_id !== null)
    return addJob(em, 'payment.refund', { order_id }, { queue: paymentQueue(order_id), key, run_at })
  const bought = await row<{ number: number }>(em, sql`select number from ticket_purchase where id = ${purchase_id}`)
  if (purchase_id !== null && bought)
    await addJob(em, 'ticket.settle', { purchase_id }, { queue: paymentQueue(bought.number), key, run_at })
}
