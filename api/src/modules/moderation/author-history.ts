import type { AuthorHistoryWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'

const YEAR_MS = 365 * 24 * 3_600_000

/** What moderators have said to the author of a revision in the last year. @throws {Refusal} `moderation.not_found` */
export async function readAuthorHistory(em: Em, id: string, now: Date): Promise<AuthorHistoryWire> {
  const since = new Date(now.getTime() - YEAR_MS)
  const found = await row<AuthorHistoryWire>(
    em,
    sql`with said as (
          select v.status, v.reason from revision one
          join revision v on v.author = one.author and v.decided_at > ${since} and v.cause not in ('check', 'appeal')
            and not v.by_trust and v.id is distinct from one.of_id where one.id = ${id}),
        often as (
          select reason, count(*)::int as times from said where status <> 'approved' and reason is not null
          group by reason order by times desc, reason limit 3)
        select (select count(*)::int from said where status = 'approved') as approved,
          (select count(*)::int from said where status = 'needs_work') as needs_work,
          (select count(*)::int from said where status = 'rejected') as rejected,
          coalesce((select json_agg(often order by times desc, reason) from often), '[]') as reasons
        from revision where id = ${id}`,
  )
  if (!found) throw new Refusal('moderation.not_found')
  return found
}
