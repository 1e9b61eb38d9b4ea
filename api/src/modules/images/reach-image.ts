import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Business } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { servedBy } from '../../kernel/served'

/**
 * Whether a picture concerns this business user: uploaded by themselves or by those they work with, or shown by a
 * restaurant they serve or by one of its dishes.
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
                     where p.image_id = i.id or i.id = any(p.gallery)))`,
  )
  return found !== undefined
}

/** @throws {Refusal} `image.not_found` when one of these pictures is none of theirs. */
export async function demandOwnImages(em: Em, business: Business, ids: readonly (string | null | undefined)[]) {
  for (const id of new Set(ids))
    if (id && !(await mayReachImage(em, business, id))) throw new Refusal('image.not_found')
}
