import { PAYABLE_MINUTES } from '@ostrov/shared/tickets/rules'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { insertAttempt } from './begin-purchase'

type Held = { id: string; total: number; held_until: string; is_payable: boolean; attempt_id: string | null }

/**
 * The attempt by which a purchase that waits for its money is paid: the one it has while that can be paid, else a new one. Call
 * inside a transaction.
 * @throws {Refusal} `ticket.not_found`, `ticket.not_payable`
 */
export async function chooseAttempt(em: Em, { user_id, id }: { user_id: string; id: string }, now: Date) {
  await row(em, sql`select from ticket_purchase where id = ${id} and user_id = ${user_id} for update`)
  const held = await row<Held>(
    em,
    sql`select p.id, p.total, p.held_until::text as held_until,
          p.paid_at is null and p.failed_at is null
            and p.held_until > ${now}::timestamptz + ${PAYABLE_MINUTES} * interval '1 minute' as is_payable,
          (select a.id from payment a where a.purchase_id = p.id
            and a.status in ('NEW', 'FORM_SHOWED', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'PAY_CHECKING')
            order by a.created_at desc, a.id desc limit 1) as attempt_id
        from ticket_purchase p where p.id = ${id} and p.user_id = ${user_id}`,
  )
  if (!held) throw new Refusal('ticket.not_found')
  if (!held.is_payable) throw new Refusal('ticket.not_payable')
  if (held.attempt_id !== null) return held.attempt_id
  return insertAttempt(em, { purchase_id: id, total: held.total, held_until: new Date(held.held_until), now })
}
