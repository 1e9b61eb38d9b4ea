import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What they wrote goes with all that was answered; so does what came as a guest's, to be called back at their phone. */
export const forgetSupport: Forget = async (em, { id, phone }) => {
  await changed(em, sql`delete from support_request where user_id = ${id} or (user_id is null and phone = ${phone})`)
}
