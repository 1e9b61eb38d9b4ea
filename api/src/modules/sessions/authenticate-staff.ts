import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { Admin } from '../staff/admin'
import { BusinessUser } from '../staff/business-user'
import { normalEmail } from '../staff/normal-email'
import { isPassword } from '../staff/passwords'
import { openSession } from './open-session'

export type StaffKind = 'business' | 'admin'
type Attempt = { email: string; password: string; kinds: readonly StaffKind[] }

/**
 * Who this e-mail and password belong to: an administrator when the mail is an administrator's, else a business user.
 * @returns null for an unknown mail, a wrong password and a blocked person alike.
 */
export async function recogniseStaff(em: Em, { email: typed, password, kinds }: Attempt) {
  const email = normalEmail(typed)
  const admin = kinds.includes('admin') ? await em.findOne(Admin, { email }) : null
  const person = admin ?? (kinds.includes('business') ? await em.findOne(BusinessUser, { email }) : null)
  const matches = await isPassword(password, person?.password_hash ?? null)
  if (!person || !matches || person.is_blocked) return null
  const kind: StaffKind = admin ? 'admin' : 'business'
  return { kind, id: person.id, is_confirmed: person instanceof Admin || person.is_confirmed }
}

type Entering = {
  kind: StaffKind
  id: string
  is_confirmed: boolean
  user_agent: string | null
  ip: string | null
  now: Date
}

/**
 * Opens a session of who was recognised.
 * @throws {Refusal} `account.mail_unconfirmed`: an owner who registered can do nothing but ask for the letter again.
 */
export async function enterStaff(em: Em, { kind, id, is_confirmed, user_agent, ip, now }: Entering) {
  if (!is_confirmed) throw new Refusal('account.mail_unconfirmed')
  return em.transactional(async (tx) => {
    const session = await openSession(tx, { kind, person_id: id, user_agent }, now)
    const by = { kind, id, act_admin_id: null, ip } as const
    await writeEntry(tx, { by, act: 'session.begin', subject: `${kind}:${id}`, now })
    return session
  })
}

/** Notes that somebody has guessed as often as they may: once, since more guesses are not even looked at. */
export async function noteGuesses(em: Em, { email, ip, now }: { email: string; ip: string | null; now: Date }) {
  const person = await row<{ id: string }>(em, sql`select id from business_user where email = ${normalEmail(email)}`)
  if (!person) return
  await writeEntry(em, { by: { kind: 'stranger', ip }, act: 'session.guess', subject: `business:${person.id}`, now })
}
