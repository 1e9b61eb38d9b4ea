import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'

/** Whether no more SMS may go today: so many have gone within twenty-four hours. `cap` 0 is none. */
export async function isCapReached(em: Em, cap: number, now: Date): Promise<boolean> {
  if (cap === 0) return false
  const counted = await row<{ gone: number }>(
    em,
    sql`select count(*)::int as gone from message m where m.channel = 'sms' and m.fate in ('sent', 'delivered')
          and m.created_at > ${now}::timestamptz - interval '1 day'`,
  )
  return (counted?.gone ?? 0) >= cap
}

/** Whether somebody of this phone has been in before: to them a code goes whatever was sent today. */
export async function isKnownPhone(em: Em, phone: string): Promise<boolean> {
  const known = await row(
    em,
    sql`select from "user" u where u.phone = ${phone} and (not u.is_new_user
        or exists (select from document_acceptance a where a.user_id = u.id)
        or exists (select from "order" o where o.user_id = u.id))`,
  )
  return known !== undefined
}

/** SMS that were refused for the cap within a day. */
export const cappedSms = sql<number>`(select count(*)::int from message m where m.fate = 'failed' and m.reason = 'sms.cap'
  and m.created_at > now() - interval '1 day')`
