import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What a person has sent goes with them, and all that they wrote to others. */
export const forgetReplies: Forget = async (em, { id }) => {
  await changed(em, sql`delete from reply_message where author_id = ${id}`)
  await changed(em, sql`delete from reply where user_id = ${id}`)
}
