import { dropMonths, makeMonths, monthOf } from '../../db/months'
import type { Em } from '../../db/orm'
import { changed, type Sql, sql } from '../../db/sql'

/** Each statement is planned over every part: more than those of three years would cost readers more than they spare at night. */
const MONTHS_MOST_DAYS = 3 * 365

/**
 * Parts of the log for the months to come, where entries go at all after so many days. Autovacuum looks at parts alone, so what the
 * planner knows of the whole is ours to tell.
 */
export async function keepLogMonths(em: Em, now: Date, days: number | null): Promise<void> {
  if (days !== null && days <= MONTHS_MOST_DAYS) await makeMonths(em, 'log', now, notTruncated)
  await changed(em, sql`analyze only log`)
}

/** Of all that guards the log PostgreSQL does not hand this to its parts. */
const notTruncated = (part: Sql) => [
  sql`create trigger not_truncated before truncate on ${part} for each statement execute function log_not_truncated()`,
  sql`alter table ${part} enable always trigger not_truncated`,
]

/**
 * Entries go by whole months, the oldest first; the part of before there were months gives them up in turn. The table lets go of
 * none that is younger than a year.
 */
export async function forgetOldEntries(em: Em, before: Date, limit: number): Promise<number> {
  const month = monthOf(before)
  const dropped = await dropMonths(em, 'log', month)
  const deleted = await changed(
    em,
    sql`delete from log where created_at < ${month} and id in
          (select id from log where created_at < ${month} order by created_at, id limit ${limit})`,
  )
  return dropped + deleted
}
