import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What was bought stays for the books, without the person; its codes are in their mail. */
export const forgetTickets: Forget = async (em, { id }) => {
  await changed(em, sql`update ticket_purchase set user_id = null, mail = '' where user_id = ${id}`)
}
