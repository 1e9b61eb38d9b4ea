import { sql } from '../../db/sql'
import { isOnShow } from './organization-sql'

/**
 * Organizations `o` as everybody sees them, those that `isEveryoneShown`: what people have written, and the restaurants of delivery.
 * Of a restaurant nothing is kept twice: each of its columns is read where it stands. Neither side has a condition of its own, or
 * PostgreSQL would not look through to the indexes of either.
 */
export const everyone = sql`(
  select o.number, o.id, null::uuid as restaurant_id, o.name, o.category, o.description, o.city_id, o.address, o.point, o.shown_point, o.phones, o.site,
    o.hours, o.image_ids, o.open_from, o.open_to, o.rating, o.reviews_count, o.words, o.updated_at,
    ${isOnShow} as is_shown
  from organization o
  union all
  select r.organization_number, r.id, r.id, r.title, 'food', r.description, r.city_id, r.general_info->>'address', r.general_info->'coordinates',
    r.shown_point, coalesce((select string_agg(phone, E'\n') from jsonb_array_elements_text(r.general_info->'phones') phone), ''), null, null,
    array_remove(array[r.image_id, r.logo_id], null), greatest(r.open_from, r.disabled_until), r.open_to, r.rating, r.reviews_count, r.words,
    r.updated_at, r.moderation_status = 'approved'
  from restaurant r) o`
export const isEveryoneShown = sql`o.is_shown`

/** Of its rows: town `c`, first picture `i`, and the restaurant `r` where it is one. */
export const everyoneJoins = sql`join city c on c.id = o.city_id left join image i on i.id = o.image_ids[1]
  left join restaurant r on r.id = o.restaurant_id`
