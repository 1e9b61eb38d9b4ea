import { row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import type { MailFile } from '../../../services/mail/mail'
import { readPurchase } from '../desk/read-purchases'
import { ticketsPdf } from '../ticket-pdf'
import { waysOf } from '../ways'

/** The tickets of a purchase as they are now, for the letter about them; nothing of one that has none any more. */
export async function attachTickets({ orm, config, now }: Deps, purchase_id: string): Promise<MailFile[]> {
  const em = orm.em.fork()
  const bought = await row<{ user_id: string | null }>(
    em,
    sql`select user_id from ticket_purchase where id = ${purchase_id}`,
  )
  if (!bought?.user_id) return []
  const { user_id } = bought
  const purchase = await readPurchase(em, { user_id, id: purchase_id, ...waysOf(config), now: now() })
  const bytes = await ticketsPdf(purchase)
  return bytes === null ? [] : [{ name: `bilety-${purchase.number}.pdf`, type: 'application/pdf', bytes }]
}
