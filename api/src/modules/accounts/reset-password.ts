import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import { addJob } from '../../jobs/queue'
import { passwordResetLetter } from '../../services/mail/letters'
import { normalEmail } from './authenticate-staff'
import { BusinessUser } from './business-user'
import { PasswordReset } from './password-reset'
import { hashPassword, newSecret, secretHash } from './passwords'
import { revokeBusinessSessions } from './revoke-sessions'

const LIFE_MINUTES = 60
type Brand = { brand: string; support_email: string; origin: string }

/** Mails a one-time link, if there is such a business user. Nobody is told whether there is. */
export async function requestPasswordReset(em: Em, email: string, brand: Brand, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const person = await tx.findOne(BusinessUser, { email: normalEmail(email), is_blocked: false })
    if (!person) return
    const { secret, hash } = newSecret()
    tx.create(PasswordReset, {
      business_user_id: person.id,
      token_hash: hash,
      expire_at: new Date(now.getTime() + LIFE_MINUTES * 60_000),
      created_at: now,
    })
    const url = `${brand.origin}/admin/reset-password?token=${secret}`
    const { subject, text, html } = passwordResetLetter({ ...brand, url, minutes: LIFE_MINUTES })
    await addJob(tx, 'mail.send', { to: person.email, subject, text, html }, { max_attempts: 5 })
  })
}

/**
 * Sets a new password by the mailed secret, once, and ends every session of that person.
 * @throws {Refusal} `account.reset_link_dead` when the link was used, is older than an hour, or never was.
 */
export async function resetPassword(em: Em, token: string, password: string, now: Date): Promise<void> {
  const password_hash = await hashPassword(password)
  await em.transactional(async (tx) => {
    const used = await row<{ business_user_id: string }>(
      tx,
      sql`update password_reset set used_at = ${now}
          where token_hash = ${secretHash(token)} and used_at is null and expire_at > ${now} returning business_user_id`,
    )
    if (!used) throw new Refusal('account.reset_link_dead')
    const { business_user_id } = used
    await changed(
      tx,
      sql`update business_user set password_hash = ${password_hash}, is_confirmed = true where id = ${business_user_id}`,
    )
    await changed(
      tx,
      sql`update password_reset set used_at = ${now} where business_user_id = ${business_user_id} and used_at is null`,
    )
    await revokeBusinessSessions(tx, business_user_id, now)
  })
}
