import { resetPath } from '@ostrov/shared/paths'
import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { passwordResetLetter } from '../../../services/mail/letters'
import { addedLetter } from '../../../services/mail/staff-letters'
import { writeEntry } from '../../audit/write-entry'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'
import { hashPassword } from '../../staff/passwords'
import { revokeStaffSessions } from '../revoke-sessions'
import { forgetRegistrations } from './register-owner'
import { endLinks, makeLink, useUpLink } from './staff-link'

const LIFE_MINUTES = 60
/** Who was added has asked for nothing, and may read it days later. */
const ADDED_DAYS = 7
/** In place of a password that nobody has chosen yet. */
const NO_PASSWORD = '-'

/**
 * Mails a one-time link, if there is such a business user or administrator: work of a job, so that the request does and takes the same
 * whether there is one or not. Who never had a password is told that they were added.
 */
export async function mailResetLink({ orm, config, now }: Deps, { email }: { email: string }): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const partner = await tx.findOne(BusinessUser, { email, is_blocked: false })
    const person = partner ?? (await tx.findOne(Admin, { email, is_blocked: false }))
    if (!person) return
    const isAdded = person.password_hash === NO_PASSWORD
    const hours = isAdded ? ADDED_DAYS * 24 : LIFE_MINUTES / 60
    const link = { purpose: 'password', hours, now: now() } as const
    const secret = partner
      ? await makeLink(tx, partner.id, link)
      : await makeLink(tx, null, { ...link, admin_id: person.id })
    const stranger = { kind: 'stranger', ip: null } as const
    const subject_kind = partner ? 'business' : 'admin'
    if (!isAdded)
      await writeEntry(tx, { by: stranger, act: 'password.ask', subject: `${subject_kind}:${person.id}`, now: now() })
    const { brand, origin } = config
    const url = origin + resetPath(secret)
    const facts = { brand: brand.name, support_email: brand.supportEmail, origin, url }
    const { subject, text, html } = isAdded
      ? addedLetter({ ...facts, days: ADDED_DAYS, side: partner ? 'restaurant' : 'desk' })
      : passwordResetLetter({ ...facts, minutes: LIFE_MINUTES })
    await addJob(
      tx,
      'mail.send',
      { to: person.email, subject, text, html, about: { kind: 'link' } },
      { max_attempts: LETTER_TRIES },
    )
  })
}

/**
 * Sets a new password by the mailed secret, once, and ends every session of that person: who forgot it, or a manager who
 * takes an invitation up.
 * @returns the mail, which its reader has proved to be theirs.
 * @throws {Refusal} `account.reset_link_dead` when the link was used, is too old, or never was.
 */
export async function resetPassword(
  em: Em,
  token: string,
  { password, ip, now }: { password: string; ip: string | null; now: Date },
): Promise<string> {
  const password_hash = await hashPassword(password)
  return em.transactional(async (tx) => {
    const link = await useUpLink(tx, token, { purpose: 'password', now })
    if (!link) throw new Refusal('account.reset_link_dead')
    const { kind, id, email } =
      link.business_user_id === null
        ? await setForAdministrator(tx, link.admin_id, password_hash)
        : await setForPartner(tx, link.business_user_id, password_hash)
    await endLinks(tx, id, now)
    await revokeStaffSessions(tx, { kind, id }, now)
    const by = { kind, id, act_admin_id: null, ip } as const
    await writeEntry(tx, { by, act: 'password.reset', subject: `${kind}:${id}`, now })
    return email
  })
}

async function setForPartner(em: Em, id: string, password_hash: string) {
  const person = await em.findOneOrFail(BusinessUser, { id })
  person.password_hash = password_hash
  person.is_confirmed = true
  await em.flush()
  await forgetRegistrations(em, id)
  return { kind: 'business', id, email: person.email } as const
}

async function setForAdministrator(em: Em, admin_id: string | null, password_hash: string) {
  const person = await em.findOneOrFail(Admin, { id: admin_id ?? '' })
  person.password_hash = password_hash
  await em.flush()
  return { kind: 'admin', id: person.id, email: person.email } as const
}
