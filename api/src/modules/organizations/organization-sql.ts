import { sql } from '../../db/sql'

/** What everybody sees of organizations `o`. */
export const isOnShow = sql`o.moderation_status = 'approved' and not o.is_hidden and o.deleted_at is null`

/** Those that a person owns or works for, as a list of ids. */
export const workplacesOf = (user_id: string) => sql`array(
  select w.id from organization w where w.owner_id = ${user_id} and w.deleted_at is null
  union select e.organization_id from organization_employee e join organization w on w.id = e.organization_id
    where e.user_id = ${user_id} and w.deleted_at is null)`

/** Whoever may be the employer of a vacancy, as `o`: organizations, and restaurants of delivery by their own rows. */
export const employers = sql`(
  select o.id, o.number, o.name, ${isOnShow} as is_shown from organization o
  union all select r.id, r.organization_number, r.title, r.moderation_status = 'approved' from restaurant r) o`

/**
 * Restaurants of which a customer is the owner, or a manager who may change their settings, as a list of ids: the back office has
 * their phone, and here a code has confirmed it.
 */
export const restaurantsOf = (user_id: string | typeof AUTHOR) => sql`array(
  select r.id from "user" u join business_user b on b.phone = u.phone and b.is_confirmed and not b.is_blocked and b.deleted_at is null
    join restaurant r on r.owner_id = coalesce(b.owner_id, b.id)
    left join restaurant_manager m on m.restaurant_id = r.id and m.business_user_id = b.id
  where u.id = ${user_id} and u.deleted_at is null and (r.owner_id = b.id or 'settings' = any(m.permissions)))`
const AUTHOR = sql`a.author_id`

/** All in whose name a person writes vacancies and answers replies, as a list of ids. */
export const employersOf = (user_id: string) => sql`(${workplacesOf(user_id)} || ${restaurantsOf(user_id)})`

/** Whether the author of ad `a` may still speak for employer `o`. */
export const authorWorksThere = sql`(exists (select from organization w where w.id = o.id and w.owner_id = a.author_id)
  or exists (select from organization_employee e where e.organization_id = o.id and e.user_id = a.author_id)
  or o.id = any(${restaurantsOf(AUTHOR)}))`
