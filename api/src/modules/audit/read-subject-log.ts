import type { ListQuery } from '@ostrov/shared/lists/table'
import { subjectLog } from '@ostrov/shared/staff/lists'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { type List, readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { entryOf, type LogRow, logSource } from './log-rows'

/** What was done to one thing, `story:<uuid>`, as an administrator reads it: wherever, by whomever. */
export async function readSubjectLog(
  em: Em,
  subject: string,
  query: ListQuery<typeof subjectLog>,
): Promise<List<LogEntryWire>> {
  const list = await readList<LogRow, typeof subjectLog>(em, subjectLog, query, {
    ...logSource,
    where: sql`l.subject = ${subject}`,
    order: { by: [sql`l.created_at`, sql`l.id`], falling: true },
  })
  return { ...list, items: list.items.map((row) => entryOf(row, 'admin')) }
}
