import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** Takes a customer and what was said of them out of the log; the acts stay. */
export const forgetInLog: Forget = async (em, { id }) => {
  const customer = `customer:${id}`
  await changed(
    em,
    sql`update log set "from" = null, "to" = null, ip = case when actor = ${customer} then null else ip end,
          actor = case when actor = ${customer} then 'customer' else actor end,
          subject = case when subject = ${customer} then 'customer' else subject end
        where actor = ${customer} or subject = ${customer}`,
  )
}
