import { sql } from '../../db/sql'
import { isOnShow } from './organization-sql'

/**
 * What everybody sees as organizations `o`: those that people have written, and the restaurants of delivery. Of a restaurant nothing is
 * kept twice: each of its columns is read where it stands.
 */
export const everyone = sql`(
  select o.number, o.id, null::uuid as restaurant_id, o.name, o.category, o.description, o.city_id, o.address, o.point, o.phones, o.site,
    o.hours, o.image_ids, o.open_from, o.open_to, o.rating, o.reviews_count, o.words, o.updated_at
  from organization o where ${isOnShow}
  union all
  select r.organization_number, r.id, r.id, r.title, 'food', r.description, r.city_id, r.general_info->>'address', r.general_info->'coordinates',
    coalesce((select string_agg(phone, E'\n') from jsonb_array_elements_text(r.general_info->'phones') phone), ''), null, null,
    array_remove(array[r.image_id, r.logo_id], null), greatest(r.open_from, r.disabled_until), r.open_to, r.rating, r.reviews_count, r.words,
    r.updated_at
  from restaurant r where r.moderation_status = 'approved') o`

/** Of its rows: town `c`, first picture `i`, and the restaurant `r` where it is one. */
export const everyoneJoins = sql`join city c on c.id = o.city_id left join image i on i.id = o.image_ids[1]
  left join restaurant r on r.id = o.restaurant_id`
