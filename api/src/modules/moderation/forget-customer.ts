import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** What waits goes with its author, as does what they complained of; what was approved stays with nobody in it. */
export const forgetAuthor: Forget = async (em, { id }) => {
  const author = `customer:${id}`
  await changed(em, sql`delete from revision where author = ${author} and status <> 'approved'`)
  await changed(
    em,
    sql`update revision set author = case when author = ${author} then 'customer' else author end,
          words = null, reason = null, owner = nullif(owner, ${author}) where author = ${author} or owner = ${author}`,
  )
}
