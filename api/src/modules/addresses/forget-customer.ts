import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

export const forgetAddresses: Forget = async (em, { id }) => {
  await changed(em, sql`delete from user_address where user_id = ${id}`)
}
