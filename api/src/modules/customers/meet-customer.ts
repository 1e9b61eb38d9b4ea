import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import { refCode } from './ref-code'
import { User } from './user'

/**
 * One row a phone, whoever asks first; what restaurants hold against the phone is held against it again. A known one is written too: the time it takes must not tell it from a new one.
 */
export async function meetCustomer(
  em: Em,
  arriving: { phone: string; phone_hash: string; is_test: boolean; now: Date },
): Promise<User> {
  const { phone, phone_hash, is_test, now } = arriving
  await changed(
    em,
    sql`insert into "user" (phone, ref_code, is_test, had_orders, created_at, updated_at)
        values (${phone}, ${refCode()}, ${is_test}, exists (select 1 from ordered_phone where phone_hash = ${phone_hash}),
                ${now}, ${now}) on conflict (phone) do update set phone = excluded.phone`,
  )
  await changed(
    em,
    sql`update black_list set user_id = (select id from "user" where phone = ${phone}), phone_hash = null where phone_hash = ${phone_hash}`,
  )
  return em.findOneOrFail(User, { phone })
}
