import { sql } from '../../db/sql'

/** What everybody sees of organizations `o`. */
export const isOnShow = sql`o.moderation_status = 'approved' and not o.is_hidden and o.deleted_at is null`

/** Those that a person owns or works for, as a list of ids. */
export const workplacesOf = (user_id: string) => sql`array(
  select w.id from organization w where w.owner_id = ${user_id} and w.deleted_at is null
  union select e.organization_id from organization_employee e join organization w on w.id = e.organization_id
    where e.user_id = ${user_id} and w.deleted_at is null)`

/** Whether the author of ad `a` may still speak for organization `o`. */
export const authorWorksThere = sql`(o.owner_id = a.author_id or exists (select from organization_employee e
  where e.organization_id = o.id and e.user_id = a.author_id))`
