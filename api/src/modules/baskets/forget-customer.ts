import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

export const forgetBaskets: Forget = async (em, { id }) => {
  await changed(em, sql`delete from basket where user_id = ${id}`)
}
