import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** What was closed long ago goes with its correspondence; its pictures go when the sweep finds them shown nowhere. */
export function forgetClosedRequests(em: Em, before: Date, limit: number): Promise<number> {
  return changed(
    em,
    sql`delete from support_request where id in (
          select id from support_request where status = 'closed' and updated_at < ${before} and created_at < ${before}
          order by created_at limit ${limit})`,
  )
}
