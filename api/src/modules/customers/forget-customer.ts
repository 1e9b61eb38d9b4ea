import { isCancelled } from '@ostrov/shared/orders/rules'
import { changed, inStatuses, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'

/** The profile and the browsers; of a phone that has ordered a hash stays, so that its next order is not the first. */
export const forgetProfile: Forget = async (em, { id, had_orders, phone_hash, now }) => {
  await changed(
    em,
    sql`insert into ordered_phone (phone_hash, created_at) select ${phone_hash}, ${now}::timestamptz
        where ${had_orders} or exists (select 1 from "order" where user_id = ${id} and status not in ${inStatuses(isCancelled)})
        on conflict do nothing`,
  )
  await changed(
    em,
    sql`update "user" set phone = null, email = null, email_confirmed_at = null, name = null, notices = null, photo_id = null, block_reason = null,
          deleted_at = ${now}, updated_at = ${now} where id = ${id}`,
  )
}
