import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What a person has written goes with them, what was begun, and what they kept an eye on. */
export const forgetAds: Forget = async (em, { id }) => {
  await changed(em, sql`delete from ad where author_id = ${id}`)
  await changed(em, sql`delete from ad_favourite where user_id = ${id}`)
  await changed(em, sql`delete from ad_draft where author_id = ${id}`)
}
