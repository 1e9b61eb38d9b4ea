import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** The oldest entries go first; the table lets go of none that is younger than a year. */
export function forgetOldEntries(em: Em, before: Date, limit: number): Promise<number> {
  return changed(
    em,
    sql`delete from log where id in (select id from log where created_at < ${before} order by created_at, id limit ${limit})`,
  )
}
