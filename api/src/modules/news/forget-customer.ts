import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What waits or came back goes with its author; what a moderator has let through stays with nobody's name. */
export const forgetSuggestions: Forget = async (em, { id }) => {
  await changed(em, sql`delete from news where suggested_by = ${id} and moderation_status <> 'approved'`)
  await changed(em, sql`update news set suggested_by = null where suggested_by = ${id}`)
}
