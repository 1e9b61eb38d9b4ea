import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

type Taking = { phone: string; phone_hash: string; now: Date }

/**
 * Gives a customer another phone, which they have proved to be theirs, with what is held against it. Call inside a transaction.
 * @returns false where it has an account of its own
 */
export async function takePhone(em: Em, id: string, { phone, phone_hash, now }: Taking): Promise<boolean> {
  const unused = await freeUnused(em, id, phone)
  const taken = await changed(
    em,
    sql`update "user" u set phone = ${phone}, updated_at = ${now},
          had_orders = u.had_orders or ${unused?.had_orders ?? false}::bool
            or exists (select 1 from ordered_phone where phone_hash = ${phone_hash})
        where u.id = ${id} and not exists (select from "user" o where o.phone = ${phone} and o.id <> u.id)`,
  )
  if (taken === 0) return false
  await takeOver(em, sql`l.phone_hash = ${phone_hash}`, id)
  return true
}

/** A phone that somebody has typed at the sign-in, and whose code never came in, has a row with nothing of anybody's. */
async function freeUnused(em: Em, id: string, phone: string) {
  const found = await row<{ id: string; had_orders: boolean }>(
    em,
    sql`select u.id, u.had_orders from "user" u where u.phone = ${phone} and u.is_new_user and u.name is null and u.email is null
          and not u.is_blocked and not u.is_test
          and not exists (select from document_acceptance a where a.user_id = u.id)
          and not exists (select from session s where s.user_id = u.id and s.is_confirmed)
        for update`,
  )
  if (!found) return null
  await takeOver(em, sql`l.user_id = ${found.id}`, id)
  await changed(em, sql`delete from "user" where id = ${found.id}`)
  return found
}

/** What restaurants hold against the phone is held against who has it now. */
const takeOver = (em: Em, which: ReturnType<typeof sql>, id: string) =>
  changed(
    em,
    sql`update black_list l set user_id = ${id}, phone_hash = null where ${which}
          and not exists (select from black_list o where o.restaurant_id = l.restaurant_id and o.user_id = ${id})`,
  )
