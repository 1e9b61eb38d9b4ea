import { resetPath } from '@ostrov/shared/paths'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { passwordResetLetter } from '../../services/mail/letters'
import { BusinessUser } from '../staff/business-user'
import { hashPassword, newSecret, secretHash } from '../staff/passwords'
import { PasswordReset } from './password-reset'
import { revokeBusinessSessions } from './revoke-sessions'

const LIFE_MINUTES = 60

/**
 * Mails a one-time link, if there is such a business user: work of a job, so that the request does and takes the same
 * whether there is one or not.
 */
export async function mailResetLink({ orm, config, now }: Deps, { email }: { email: string }): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const person = await tx.findOne(BusinessUser, { email, is_blocked: false })
    if (!person) return
    const { secret, hash } = newSecret()
    tx.create(PasswordReset, {
      business_user_id: person.id,
      token_hash: hash,
      expire_at: new Date(now().getTime() + LIFE_MINUTES * 60_000),
      created_at: now(),
    })
    const { brand, origin } = config
    const url = origin + resetPath(secret)
    const facts = { brand: brand.name, support_email: brand.supportEmail, origin, url, minutes: LIFE_MINUTES }
    const { subject, text, html } = passwordResetLetter(facts)
    await addJob(tx, 'mail.send', { to: person.email, subject, text, html }, { max_attempts: 5 })
  })
}

/**
 * Sets a new password by the mailed secret, once, and ends every session of that person.
 * @returns the mail, which its reader has proved to be theirs.
 * @throws {Refusal} `account.reset_link_dead` when the link was used, is older than an hour, or never was.
 */
export async function resetPassword(em: Em, token: string, password: string, now: Date): Promise<string> {
  const password_hash = await hashPassword(password)
  return em.transactional(async (tx) => {
    const used = await row<{ business_user_id: string }>(
      tx,
      sql`update password_reset set used_at = ${now}
          where token_hash = ${secretHash(token)} and used_at is null and expire_at > ${now} returning business_user_id`,
    )
    if (!used) throw new Refusal('account.reset_link_dead')
    const { business_user_id } = used
    const person = await tx.findOneOrFail(BusinessUser, { id: business_user_id })
    person.password_hash = password_hash
    person.is_confirmed = true
    await tx.flush()
    await changed(
      tx,
      sql`update password_reset set used_at = ${now} where business_user_id = ${business_user_id} and used_at is null`,
    )
    await revokeBusinessSessions(tx, business_user_id, now)
    return person.email
  })
}
