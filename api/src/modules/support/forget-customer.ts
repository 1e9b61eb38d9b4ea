import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/**
 * What they wrote goes with all that was answered; so does what came as a guest's, to be answered at their phone or in the box
 * that is known to be theirs: whoever else typed it would never have read the answer.
 */
export const forgetSupport: Forget = async (em, { id, phone, confirmed_email }) => {
  await changed(
    em,
    sql`delete from support_request where user_id = ${id}
          or (user_id is null and (phone = ${phone} or lower(email) = lower(${confirmed_email}::text)))`,
  )
}
