import { adminPath, OVERVIEW } from '@ostrov/shared/paths'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { type About, addJob, LETTER_TRIES } from '../../db/queue'
import { row, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import { smsCapLetter } from '../../services/mail/letters'
import { beginMessage, settleMessage } from './write-message'

type Told = Pick<Config, 'sms' | 'brand' | 'origin'>

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

type Refused = { recipient: string; about: About; now: Date }

/** Writes down a code that was not even made for the cap. Call inside a transaction. */
export async function noteRefusedCode(em: Em, config: Told, { recipient, about, now }: Refused): Promise<void> {
  const id = await beginMessage(em, { channel: 'sms', recipient, about, job_id: null, tries: 0, now })
  await settleForCap(em, config, { id, now })
}

/**
 * An SMS did not go for the cap. The first of a day is told to every administrator who sees messages. Call inside a
 * transaction.
 */
export async function settleForCap(em: Em, config: Told, { id, now }: { id: string; now: Date }): Promise<void> {
  await takeLock(em, 'sms.cap')
  const isTold = await row(
    em,
    sql`select from message m where m.fate = 'failed' and m.reason = 'sms.cap'
          and m.created_at > ${now}::timestamptz - interval '1 day' limit 1`,
  )
  if (!isTold) await notifyAdministrators(em, config)
  const provider = config.sms.provider === 'off' ? null : config.sms.provider
  await settleMessage(em, id, { fate: 'failed', provider, reason: 'sms.cap', now })
}

async function notifyAdministrators(em: Em, { sms, brand, origin }: Told) {
  const facts = { brand: brand.name, support_email: brand.supportEmail, url: origin + adminPath(OVERVIEW) }
  const letter = smsCapLetter({ ...facts, cap: sms.dayCap })
  const admins = await rows<{ email: string; role: AdminRole }>(
    em,
    sql`select email, role from admin where not is_blocked`,
  )
  for (const { email: to } of admins.filter(({ role }) => adminMay(role, 'messages')))
    await addJob(em, 'mail.send', { to, ...letter }, { max_attempts: LETTER_TRIES })
}

/** SMS that were refused for the cap within a day. */
export const cappedSms = sql<number>`(select count(*)::int from message m where m.fate = 'failed' and m.reason = 'sms.cap'
  and m.created_at > now() - interval '1 day')`
