import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What a person looked for goes with them, and what they were told of. */
export const forgetSavedSearches: Forget = async (em, { id }) => {
  await changed(em, sql`delete from saved_search where user_id = ${id}`)
  await changed(em, sql`delete from search_told where user_id = ${id}`)
}
