import { sql } from '../../db/sql'

/** What everybody sees of organizations `o`. */
export const isOnShow = sql`o.moderation_status = 'approved' and not o.is_hidden and o.deleted_at is null`

/** How far organization `o` is, as `ORGANIZATION_STATES` calls it. */
export const stateOf = sql`case when o.is_hidden then 'hidden'
  when o.moderation_status in ('approved', 'needs_work', 'rejected') then o.moderation_status else 'pending' end`

/** Those that a person owns or works for, as a list of ids. */
export const workplacesOf = (user_id: string) => sql`array(
  select w.id from organization w where w.owner_id = ${user_id} and w.deleted_at is null
  union select e.organization_id from organization_employee e join organization w on w.id = e.organization_id
    where e.user_id = ${user_id} and w.deleted_at is null)`

/** Whether the author of ad `a` may still speak for organization `o`. */
export const authorWorksThere = sql`(o.owner_id = a.author_id or exists (select from organization_employee e
  where e.organization_id = o.id and e.user_id = a.author_id))`

/** Of organization `o` as it was looked at: another after each change, a proposal's too. */
export const versionOf = sql<string>`md5(o.updated_at::text || coalesce((select max(r.id::text || r.version) from revision r
  where r.kind = 'organization' and r.row_id = o.id and r.cause = 'proposal' and r.status = 'pending'), ''))`
