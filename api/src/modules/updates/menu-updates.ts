import { FEW_LEFT } from '@ostrov/shared/menu/stops'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'

/**
 * Which version menus and reviews of approved restaurants are of. The specification names the call alone, so this is
 * decided here: who shows a menu or reviews asks now and then, and reads anew what has another version than before. A
 * moment of the last change would miss what a longer transaction commits later; a version misses nothing.
 */
export function menuUpdates(em: Em, ids: readonly string[]) {
  return rows<{ restaurant_id: string; menu: string; reviews: string }>(
    em,
    sql`select r.id as restaurant_id,
          md5(concat(${versionOf('product_category', `c.label, c.sort, c.icon, c.is_active, c.moderation_status, ${served}`)},
            ${versionOf('product', dish)}, ${versionOf('product_option', option)},
            ${versionOf('product_option_group', `c.name, c.min, c.max, c.sort, c.is_active, c.moderation_status, ${isStopped}`)},
            ${offered('product_option_link', 'option_id')}, ${offered('product_option_group_link', 'group_id')})) as menu,
          md5(${versionOf('review', 'c.is_visible, c.rating, c.text, c.edited_at, c.image_ids, c.restaurant_answer, c.user_answer')}) as reviews
        from restaurant r where r.id = any(${ids}::uuid[]) and r.moderation_status = 'approved' order by r.id`,
  )
}

const isStopped = 'coalesce(c.stopped_until > now(), false)'
const served = 'c.served_from, c.served_till, c.served_days'
const dish = `c.category_id, c.name, c.description, c.price, c.discount_price, c.weight, c.weight_unit, c.image_id, c.gallery,
  c.nutritional_value, c.sort, c.is_active, c.is_additional, c.is_popular, c.moderation_status, c.deleted_at, ${isStopped}, ${served},
  least(c.stock, ${FEW_LEFT + 1})`
const option = `c.group_id, c.name, c.price, c.sort, c.is_active, c.moderation_status, ${isStopped}`

/** These columns of a table's rows of `restaurant r`, as one short text. */
const versionOf = (table: string, columns: string) =>
  sql`coalesce((select md5(string_agg(row(c.id, ${sql.raw(columns)})::text, '' order by c.id))
      from ${sql.table(table)} c where c.restaurant_id = r.id), '')`

/** What its dishes offer of such links. */
const offered = (table: string, column: string) =>
  sql`coalesce((select md5(string_agg(l::text, '' order by l.product_id, l.${sql.ref(column)}))
      from ${sql.table(table)} l join product p on p.id = l.product_id where p.restaurant_id = r.id), '')`
