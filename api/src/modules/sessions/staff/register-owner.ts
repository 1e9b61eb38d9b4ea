import { normalizePhone } from '@ostrov/shared/formats/phone'
import { registrationPath } from '@ostrov/shared/paths'
import type { RegisterInput } from '@ostrov/shared/staff/schema'
import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import { changed, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { alreadyRegisteredLetter, registrationLetter } from '../../../services/mail/letters'
import { writeEntry } from '../../audit/write-entry'
import { acceptDocuments } from '../../documents/accept-documents'
import { BusinessUser } from '../../staff/business-user'
import { confirmOwner, forgetUnconfirmedOwners, joinOwner } from '../../staff/join-owner'
import { normalEmail } from '../../staff/normal-email'
import { hashPassword, isPassword } from '../../staff/passwords'
import { makeLink, useUpLink } from './staff-link'

const LIFE_HOURS = 24

type Registering = { input: typeof RegisterInput.static; ip: string | null; now: Date }

/**
 * Writes an owner who can do nothing until the mail is confirmed, and what was typed beside what others may have typed before
 * with the same mail: each letter confirms its own. Whoever has a confirmed account keeps it untouched, and the letter alone
 * tells. Call inside a transaction.
 */
export async function registerOwner(em: Em, { input, ip, now }: Registering): Promise<void> {
  const password_hash = await hashPassword(input.password)
  const typed = { ...input, phone: normalizePhone(input.phone), password_hash, now }
  const id = await joinOwner(em, typed)
  // The same statements whether the mail is known or not, so that no time tells them apart.
  const registration_id = await writeRegistration(em, id, typed)
  const subject = id ? `business:${id}` : 'business'
  await writeEntry(em, { by: { kind: 'stranger', ip }, act: 'account.register', subject, now })
  const key = registration_id ?? crypto.randomUUID()
  await addJob(
    em,
    'account.mail_registration',
    { email: normalEmail(input.email), registration_id },
    { key, max_attempts: 5 },
  )
}

/** The newest letter once more: work of a job, so that the request does the same whether there is somebody or not. */
export function askForLetter(em: Em, email: string) {
  const typed = normalEmail(email)
  return addJob(em, 'account.mail_registration', { email: typed }, { key: `registration:${typed}`, max_attempts: 5 })
}

type Asked = { email: string; registration_id?: string | null }

/** Mails the link to who waits for it, and to who has an account already that they have. */
export async function mailRegistration(deps: Deps, { email, registration_id = null }: Asked): Promise<void> {
  const { orm, config, now } = deps
  await orm.em.fork().transactional(async (tx) => {
    const person = await row<{ id: string; registration_id: string | null }>(
      tx,
      sql`select b.id, (select r.id from registration r where r.business_user_id = b.id and not b.is_confirmed
            and r.id = coalesce(${registration_id}::uuid, r.id) order by r.created_at desc, r.id desc limit 1) as registration_id
          from business_user b where b.email = ${email} and not b.is_blocked
          union all select id, null from admin where email = ${email} limit 1`,
    )
    if (!person) return
    const facts = { brand: config.brand.name, support_email: config.brand.supportEmail, origin: config.origin }
    const link = { purpose: 'confirmation', hours: LIFE_HOURS, now: now() } as const
    const letter = person.registration_id
      ? registrationLetter({
          ...facts,
          hours: LIFE_HOURS,
          url:
            config.origin +
            registrationPath(await makeLink(tx, person.id, { ...link, registration_id: person.registration_id })),
        })
      : alreadyRegisteredLetter(facts)
    await addJob(tx, 'mail.send', { to: email, about: { kind: 'link' }, ...letter }, { max_attempts: LETTER_TRIES })
  })
}

type Confirming = { token: string; password: string | undefined; ip: string | null; now: Date }

/**
 * The link out of the letter was pressed: the mail is the owner's, with what was typed for this very letter. Where several
 * registrations wait, whose it is the password alone tells: a letter that a stranger has caused looks like the reader's own.
 * Call inside a transaction.
 * @returns the mail, which its reader has proved to be theirs.
 * @throws {Refusal} `account.registration_link_dead` when it was used or is older than a day;
 * `account.registration_password_wanted`, `account.registration_password_wrong`.
 */
export async function confirmRegistration(em: Em, { token, password, ip, now }: Confirming): Promise<string> {
  const link = await useUpLink(em, token, { purpose: 'confirmation', now })
  const id = link?.business_user_id ?? null
  const waiting = id === null ? null : await readWaiting(em, id)
  const typed = waiting?.find((one) => one.id === link?.registration_id)
  if (id === null || !waiting || !typed) throw new Refusal('account.registration_link_dead')
  if (password === undefined && waiting.length > 1) throw new Refusal('account.registration_password_wanted')
  if (password !== undefined && !(await isPassword(password, typed.password_hash))) throw wrongPassword()
  await confirmOwner(em, id, { ...typed, now })
  await forgetRegistrations(em, id)
  await acceptDocuments(em, { kind: 'business', id }, now)
  const by = { kind: 'business', id, act_admin_id: null, ip } as const
  await writeEntry(em, { by, act: 'account.confirm', subject: `business:${id}`, now })
  const { email } = await em.findOneOrFail(BusinessUser, { id })
  return email
}

/** Whoever has an account waits for nothing, and its links are dead. */
export async function forgetRegistrations(em: Em, business_user_id: string): Promise<void> {
  await changed(em, sql`delete from registration where business_user_id = ${business_user_id}`)
}

/** Who registered and never opened a link is no account: the mail may be somebody else's. */
export async function forgetOldRegistrations(em: Em, now: Date): Promise<void> {
  await changed(em, sql`delete from registration where created_at < ${now}::timestamptz - interval '7 days'`)
  await forgetUnconfirmedOwners(em, now)
}

type Typed = { name: string; phone: string | null; password_hash: string }

async function writeRegistration(em: Em, business_user_id: string | null, typed: Typed & { now: Date }) {
  const { name, phone, password_hash, now } = typed
  const written = await row<{ id: string }>(
    em,
    sql`insert into registration (business_user_id, name, phone, password_hash, created_at)
        select id, ${name.trim()}, ${phone}, ${password_hash}, ${now} from business_user
        where id = ${business_user_id}::uuid returning id`,
  )
  return written?.id ?? null
}

/** Held until the transaction ends, with their owner: what is typed meanwhile comes after. */
function readWaiting(em: Em, business_user_id: string) {
  return rows<Typed & { id: string }>(
    em,
    sql`select id, name, phone, password_hash from registration where business_user_id = ${business_user_id} for update`,
  )
}

function wrongPassword() {
  const { message } = new Refusal('account.registration_password_wrong')
  return new Refusal('account.registration_password_wrong', { errors: { password: message } })
}
