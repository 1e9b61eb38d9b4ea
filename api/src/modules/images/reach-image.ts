import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Business } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { servedBy } from '../../kernel/served'
import { holdImages } from './hold-images'

/**
 * Whether a picture concerns this business user: uploaded by themselves or by those they work with, or shown by a
 * restaurant they serve: by itself, its dishes, what of them waits for a moderator or what an import can put back, or by
 * what was ordered there.
 */
export async function mayReachImage(em: Em, business: Business, id: string): Promise<boolean> {
  const found = await row(
    em,
    sql`with served as (${servedBy(business)}),
          crew as (select ${`business:${business.id}`} as name union select 'business:' || owner_id from served
                   union select 'business:' || m.business_user_id from restaurant_manager m join served s on s.id = m.restaurant_id)
        select from image i where i.id = ${id} and (
          i.uploaded_by in (select name from crew)
          or exists (select from restaurant r join served s on s.id = r.id where i.id in (r.logo_id, r.image_id))
          or exists (select from product p join served s on s.id = p.restaurant_id
                     where p.image_id = i.id or i.id = any(p.gallery))
          or exists (select from revision v join served s on v.owner = 'restaurant:' || s.id
                     where v.status <> 'approved' and (uuids_in(v.proposed) @> array[i.id] and ${names(sql`v.proposed`)}
                       or uuids_in(v.base) @> array[i.id] and ${names(sql`v.base`)}))
          or exists (select from menu_import m join served s on s.id = m.restaurant_id cross join jsonb_array_elements(m.changes) c
                     where uuids_in(m.changes) @> array[i.id]
                       and (${names(sql`(c ->> 'before')::jsonb`)} or ${names(sql`(c ->> 'after')::jsonb`)}))
          or exists (select from order_item l join "order" o on o.id = l.order_id join served s on s.id = o.restaurant_id
                     where l.image_id = i.id)
          or exists (select from "order" o join served s on s.id = o.restaurant_id
                     where (o.restaurant ->> 'logo_id')::uuid = i.id))`,
  )
  return found !== undefined
}

/** Whether a row's JSON has picture `i` where pictures stand: a text may hold any id that somebody has typed. */
const names = (json: ReturnType<typeof sql>) =>
  sql`jsonb_path_exists(${json}, '$.** ? (@.image_id == $id || @.logo_id == $id || @.gallery[*] == $id)', jsonb_build_object('id', i.id))`

/** @throws {Refusal} `image.not_found` when one of these pictures is none of theirs. */
export async function demandOwnImages(em: Em, business: Business, ids: readonly (string | null | undefined)[]) {
  for (const id of new Set(ids))
    if (id && !(await mayReachImage(em, business, id))) throw new Refusal('image.not_found')
  await holdImages(
    em,
    ids.filter((id) => id !== null && id !== undefined),
  )
}
