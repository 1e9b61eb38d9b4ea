import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

export const forgetGroups: Forget = async (em, { id }) => {
  await changed(em, sql`delete from basket_group where user_id = ${id}`)
}
