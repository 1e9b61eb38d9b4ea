import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { newSecret, secretHash } from '../staff/passwords'
import { type LINK_PURPOSES, PasswordReset } from './password-reset'

type Purpose = (typeof LINK_PURPOSES)[number]

/** Writes a one-time link. @returns its secret, which stands nowhere but in the letter. */
export async function makeLink(
  em: Em,
  business_user_id: string,
  { hours, now, ...link }: { purpose: Purpose; registration_id?: string; hours: number; now: Date },
): Promise<string> {
  const { secret, hash } = newSecret()
  const expire_at = new Date(now.getTime() + hours * 3_600_000)
  em.create(PasswordReset, { business_user_id, ...link, token_hash: hash, expire_at, created_at: now })
  await em.flush()
  return secret
}

/** Uses a link up, once, and every other of its purpose with it. @returns whose it was and what it confirms; null for a dead one. */
export async function useUpLink(em: Em, token: string, { purpose, now }: { purpose: Purpose; now: Date }) {
  // Two links of one person pressed at once would wait for each other's row.
  await row(
    em,
    sql`select from business_user where id = (select business_user_id from password_reset where token_hash = ${secretHash(token)}) for update`,
  )
  const used = await row<{ business_user_id: string; registration_id: string | null }>(
    em,
    sql`update password_reset l set used_at = ${now} from business_user b
        where l.token_hash = ${secretHash(token)} and l.purpose = ${purpose} and l.used_at is null and l.expire_at > ${now}
          and b.id = l.business_user_id and not b.is_blocked
        returning l.business_user_id, l.registration_id`,
  )
  if (!used) return null
  await endLinks(em, used.business_user_id, now, purpose)
  return used
}

/** No link that was mailed before does anything any longer. */
export function endLinks(em: Em, business_user_id: string | null, now: Date, purpose: Purpose | null = null) {
  return changed(
    em,
    sql`update password_reset set used_at = ${now} where business_user_id = ${business_user_id}::uuid and used_at is null
          and purpose = coalesce(${purpose}::text, purpose)`,
  )
}
