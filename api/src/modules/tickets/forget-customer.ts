import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/**
 * What was bought stays for the books, without the person; its codes are in their mail. A ticket that was handed to them goes
 * back to who bought it, by another code; links they gave are withdrawn.
 */
export const forgetTickets: Forget = async (em, { id, now }) => {
  await changed(em, sql`update ticket set holder_id = null, version = version + 1 where holder_id = ${id}`)
  await changed(
    em,
    sql`update ticket_transfer set withdrawn_at = ${now}
        where from_user_id = ${id} and claimed_at is null and withdrawn_at is null`,
  )
  await changed(em, sql`update ticket_transfer set from_user_id = null, name = '' where from_user_id = ${id}`)
  await changed(em, sql`update ticket_transfer set to_user_id = null, name = '' where to_user_id = ${id}`)
  await changed(em, sql`update ticket_purchase set user_id = null, mail = '' where user_id = ${id}`)
}
