import { type Sql, sql } from '../../db/sql'

/** What anybody may see of ads `a` at this moment. */
export const isShown = (now: Date) =>
  sql`a.moderation_status = 'approved' and a.archived_as is null and a.hidden_at is null and a.expires_at > ${now}`

/** How far ad `a` is, as `AD_STATUSES` calls it. */
export const statusOf = (now: Date | Sql) => sql`case when a.archived_as is not null then 'archived'
  when a.moderation_status in ('needs_work', 'rejected') then a.moderation_status
  when a.moderation_status <> 'approved' then 'pending' when a.hidden_at is not null then 'hidden'
  when a.expires_at <= ${now} then 'expired' else 'published' end`
