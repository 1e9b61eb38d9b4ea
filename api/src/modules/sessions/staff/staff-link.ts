import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { newSecret, secretHash } from '../../staff/passwords'
import { type LINK_PURPOSES, PasswordReset } from './password-reset'

type Purpose = (typeof LINK_PURPOSES)[number]
type Link = { purpose: Purpose; registration_id?: string; hours: number; now: Date }
/** Exactly one of the two is there. */
type Whose = { business_user_id: string | null; admin_id: string | null }

/** Writes a one-time link. @returns its secret, which stands nowhere but in the letter. */
export async function makeLink(
  em: Em,
  business_user_id: string | null,
  { hours, now, admin_id = null, ...link }: Link & { admin_id?: string | null },
): Promise<string> {
  const { secret, hash } = newSecret()
  const expire_at = new Date(now.getTime() + hours * 3_600_000)
  em.create(PasswordReset, { business_user_id, admin_id, ...link, token_hash: hash, expire_at, created_at: now })
  await em.flush()
  return secret
}

/** Uses a link up, once, and every other of its purpose with it. @returns whose it was and what it confirms; null for a dead one. */
export async function useUpLink(em: Em, token: string, { purpose, now }: { purpose: Purpose; now: Date }) {
  // Two links of one person pressed at once would wait for each other's row.
  const link = sql`from password_reset where token_hash = ${secretHash(token)}`
  await row(em, sql`select from business_user where id = (select business_user_id ${link}) for update`)
  await row(em, sql`select from admin where id = (select admin_id ${link}) for update`)
  const used = await row<Whose & { registration_id: string | null }>(
    em,
    sql`update password_reset l set used_at = ${now}
        where l.token_hash = ${secretHash(token)} and l.purpose = ${purpose} and l.used_at is null and l.expire_at > ${now}
          and (exists (select from business_user b where b.id = l.business_user_id and not b.is_blocked)
            or exists (select from admin a where a.id = l.admin_id and not a.is_blocked))
        returning l.business_user_id, l.admin_id, l.registration_id`,
  )
  if (!used) return null
  await endLinks(em, used.business_user_id ?? used.admin_id, now, purpose)
  return used
}

/** No link that was mailed before does anything any longer. */
export function endLinks(em: Em, person_id: string | null, now: Date, purpose: Purpose | null = null) {
  return changed(
    em,
    sql`update password_reset set used_at = ${now} where (business_user_id = ${person_id}::uuid or admin_id = ${person_id}::uuid) and used_at is null
          and purpose = coalesce(${purpose}::text, purpose)`,
  )
}
