import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import type { Subject } from '../attempts'
import { settleReceipts } from './receipts'

/** The receipts of an order that was handed over, or of tickets whose session has begun; one that was moved is waited for. */
export async function settleReceiptsJob(deps: Deps, subject: Subject) {
  const { purchase_id } = subject
  const sold = purchase_id === null ? undefined : await soldFor(deps.orm.em.fork(), purchase_id)
  if (purchase_id !== null && sold && new Date(sold.starts_at) > deps.now())
    return settleAtBeginning(deps.orm.em.fork(), purchase_id)
  return settleReceipts(deps, subject)
}

/** Has the receipts of a purchase settled when its session begins. */
export async function settleAtBeginning(em: Em, purchase_id: string) {
  const sold = await soldFor(em, purchase_id)
  if (!sold) return
  const options = { run_at: new Date(sold.starts_at), queue: paymentQueue(sold.number), key: `receipt:${purchase_id}` }
  await addJob(em, 'payment.settle_receipt', { order_id: null, purchase_id }, options)
}

function soldFor(em: Em, purchase_id: string) {
  return row<{ number: number; starts_at: string }>(
    em,
    sql`select p.number, ${moment('s.starts_at')} as starts_at
        from ticket_purchase p join event_session s on s.id = p.session_id where p.id = ${purchase_id}`,
  )
}
