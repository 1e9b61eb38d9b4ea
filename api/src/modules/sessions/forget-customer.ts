import { changed, sql } from '../../db/sql'
import type { Forget } from '../../kernel/leaving'
import { revokeCustomerSessions } from './revoke-sessions'

/** Every session is refused at once; which devices they were is forgotten, and why an administrator came in their name. */
export const forgetSessions: Forget = async (em, { id, phone, now }) => {
  await revokeCustomerSessions(em, id, now)
  await changed(
    em,
    sql`update session set user_agent = null, device_id = null, ref_code = null, act_reason = null where user_id = ${id}`,
  )
  // First: by the identities the tries of the same person are known.
  await changed(
    em,
    sql`delete from social_attempt where phone = ${phone} or session_id in (select id from session where user_id = ${id})
          or (provider, subject) in (select provider, subject from social_identity where user_id = ${id})`,
  )
  await changed(em, sql`delete from confirmation_code where phone = ${phone}`)
}
