import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What a person owns goes with them; who took them on does so no more. */
export const forgetOrganizations: Forget = async (em, { id }) => {
  await changed(em, sql`delete from organization_employee where user_id = ${id}`)
  await changed(em, sql`delete from organization where owner_id = ${id}`)
}
