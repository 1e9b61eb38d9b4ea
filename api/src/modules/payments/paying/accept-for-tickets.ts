import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import { sellTickets } from '../../tickets/buying/sell-tickets'
import { settleAtBeginning } from '../receipts/settle-receipts-job'

/**
 * Money has come for tickets: they are made in the same transaction, where there are seats for them. The job then takes what
 * they cost and sends back the rest: of a purchase that was paid twice, or too late. Call inside a transaction.
 */
export async function acceptForTickets(em: Em, purchase_id: string, now: Date): Promise<void> {
  await sellTickets(em, purchase_id, now)
  const found = await row<{ number: number }>(em, sql`select number from ticket_purchase where id = ${purchase_id}`)
  if (!found) return
  await addJob(em, 'ticket.settle', { purchase_id }, { queue: paymentQueue(found.number) })
  await settleAtBeginning(em, purchase_id)
}
