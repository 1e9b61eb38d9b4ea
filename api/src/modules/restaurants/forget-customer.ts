import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** Whom a restaurant serves no more it serves no more under a new account either; why goes with the person. */
export const forgetGuest: Forget = async (em, { id, phone_hash }) => {
  await changed(
    em,
    sql`update black_list set user_id = null, phone_hash = ${phone_hash}, reason = '' where user_id = ${id}`,
  )
}
