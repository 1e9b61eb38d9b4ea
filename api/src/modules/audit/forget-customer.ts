import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** Takes a customer who left, `customer:<uuid>`, and what was said of them out of the log; the acts stay. */
export async function forgetCustomer(em: Em, customer: string): Promise<void> {
  await changed(
    em,
    sql`update log set "from" = null, "to" = null, ip = case when actor = ${customer} then null else ip end,
          actor = case when actor = ${customer} then 'customer' else actor end,
          subject = case when subject = ${customer} then 'customer' else subject end
        where actor = ${customer} or subject = ${customer}`,
  )
}
