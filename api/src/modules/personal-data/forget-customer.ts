import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

export const forgetExports: Forget = async (em, { id }) => {
  await changed(em, sql`delete from data_export where user_id = ${id}`)
}
