import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'

/** What is still known of who left: hashes of phones that had ordered, and bare rows that nothing names any more. */
export async function forgetLeftCustomers(em: Em, before: Date, limit: number): Promise<number> {
  const hashes = await changed(
    em,
    sql`delete from ordered_phone where phone_hash in (
          select phone_hash from ordered_phone where created_at < ${before} order by created_at limit ${limit})`,
  )
  if (hashes === limit) return hashes
  const bare = await changed(
    em,
    sql`delete from "user" where id in (
          select u.id from "user" u where u.deleted_at < ${before}
            and not exists (select from "order" o where o.user_id = u.id)
            and not exists (select from review r where r.user_id = u.id)
            and not exists (select from referral f where f.inviter_id = u.id or f.friend_id = u.id)
          order by u.deleted_at limit ${limit - hashes})`,
  )
  return hashes + bare
}
