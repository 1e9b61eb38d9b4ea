import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { readDeskPurchase } from '../desk/purchase-desk'

/** `key`: of the press, so that one that is repeated sends no second letter. */
type Sending = { by: By; id: string; mail: string; key: string; now: Date }

/**
 * Sends the tickets that still let their buyer in once more. Another mail becomes that of the purchase: later letters go there,
 * too. Call inside a transaction.
 * @throws {Refusal} `ticket_purchase.not_found`, `ticket.none_valid`
 */
export async function sendTickets(em: Em, { by, id, mail, key, now }: Sending): Promise<void> {
  await row(em, sql`select from ticket_purchase where id = ${id} for update`)
  const purchase = await readDeskPurchase(em, id, now)
  if (!purchase.can_send) throw new Refusal('ticket.none_valid')
  const to = mail.trim()
  const to_other_mail = to !== purchase.mail
  if (to_other_mail) await changed(em, sql`update ticket_purchase set mail = ${to} where id = ${id}`)
  await addJob(em, 'ticket.send_again', { purchase_id: id, key })
  const subject = `ticket_purchase:${id}`
  await writeEntry(em, { by, act: 'ticket_purchase.resend', subject, to: { to_other_mail }, now })
}
