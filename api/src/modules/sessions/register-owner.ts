import { normalizePhone } from '@ostrov/shared/formats/phone'
import { registrationPath } from '@ostrov/shared/paths'
import type { RegisterInput } from '@ostrov/shared/staff/schema'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { alreadyRegisteredLetter, registrationLetter } from '../../services/mail/letters'
import { writeEntry } from '../audit/write-entry'
import { BusinessUser } from '../staff/business-user'
import { confirmOwner, joinOwner } from '../staff/join-owner'
import { normalEmail } from '../staff/normal-email'
import { hashPassword } from '../staff/passwords'
import { endLinks, makeLink, useUpLink } from './staff-link'

const LIFE_HOURS = 24

type Registering = { input: typeof RegisterInput.static; ip: string | null; now: Date }

/**
 * Writes an owner who can do nothing until the mail is confirmed. Whoever has a confirmed account keeps it untouched; what
 * waits for its confirmation becomes what was typed last, and the links of before are dead. The letter alone tells which.
 * Call inside a transaction.
 */
export async function registerOwner(em: Em, { input, ip, now }: Registering): Promise<void> {
  const password_hash = await hashPassword(input.password)
  const id = await joinOwner(em, { ...input, phone: normalizePhone(input.phone), password_hash, now })
  // The same statements whether the mail is known or not, so that no time tells them apart.
  await endLinks(em, id, now)
  const subject = id ? `business:${id}` : 'business'
  await writeEntry(em, { by: { kind: 'stranger', ip }, act: 'account.register', subject, now })
  await askForLetter(em, input.email)
}

/** The letter once more: work of a job, so that the request does the same whether there is somebody or not. */
export function askForLetter(em: Em, email: string) {
  const typed = normalEmail(email)
  return addJob(em, 'account.mail_registration', { email: typed }, { key: `registration:${typed}`, max_attempts: 5 })
}

/** Mails the link to who waits for it, and to who has an account already that they have. */
export async function mailRegistration(deps: Deps, { email }: { email: string }): Promise<void> {
  const { orm, config, now } = deps
  await orm.em.fork().transactional(async (tx) => {
    const person = await row<{ id: string; is_confirmed: boolean }>(
      tx,
      sql`select id, is_confirmed from business_user where email = ${email} and not is_blocked
          union all select id, true from admin where email = ${email} limit 1`,
    )
    if (!person) return
    const facts = { brand: config.brand.name, support_email: config.brand.supportEmail, origin: config.origin }
    const letter = person.is_confirmed
      ? alreadyRegisteredLetter(facts)
      : registrationLetter({
          ...facts,
          hours: LIFE_HOURS,
          url:
            config.origin +
            registrationPath(await makeLink(tx, person.id, { purpose: 'confirmation', hours: LIFE_HOURS, now: now() })),
        })
    await addJob(tx, 'mail.send', { to: email, ...letter }, { max_attempts: 5 })
  })
}

/**
 * The link out of the letter was pressed: the mail is the owner's. Call inside a transaction.
 * @returns the mail, which its reader has proved to be theirs.
 * @throws {Refusal} `account.registration_link_dead` when it was used, is older than a day, or another took its place.
 */
export async function confirmRegistration(
  em: Em,
  token: string,
  { ip, now }: { ip: string | null; now: Date },
): Promise<string> {
  const id = await useUpLink(em, token, { purpose: 'confirmation', now })
  if (!id) throw new Refusal('account.registration_link_dead')
  await confirmOwner(em, id, now)
  const by = { kind: 'business', id, act_admin_id: null, ip } as const
  await writeEntry(em, { by, act: 'account.confirm', subject: `business:${id}`, now })
  const { email } = await em.findOneOrFail(BusinessUser, { id })
  return email
}
