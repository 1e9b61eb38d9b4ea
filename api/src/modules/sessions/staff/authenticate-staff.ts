import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { acceptDocuments } from '../../documents/accept-documents'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'
import { normalEmail } from '../../staff/normal-email'
import { isPassword } from '../../staff/passwords'
import { demandUnblocked } from '../blocked'
import { openSession } from '../open-session'
import { demandCode, readFactor } from '../second-factor/demand-code'
import { notifyOfSecondFactor } from '../second-factor/second-factor-letters'
import type { StaffKind } from './staff-person'

type Attempt = { email: string; password: string; kinds: readonly StaffKind[]; now: Date }

/**
 * Who this e-mail and password belong to: an administrator when the mail is an administrator's, else a business user.
 * @returns null for an unknown mail, a wrong password and a blocked administrator alike.
 * @throws {Refusal} `account.blocked`
 */
export async function recogniseStaff(em: Em, { email: typed, password, kinds, now }: Attempt) {
  const email = normalEmail(typed)
  const admin = kinds.includes('admin') ? await em.findOne(Admin, { email }) : null
  const person = admin ?? (kinds.includes('business') ? await em.findOne(BusinessUser, { email }) : null)
  const matches = await isPassword(password, person?.password_hash ?? null)
  if (!person || !matches || admin?.is_blocked) return null
  // Who knows the password may know why it does not let them in.
  if (!admin) await demandUnblocked(em, 'business_user', person.id, now)
  const kind: StaffKind = admin ? 'admin' : 'business'
  return { kind, id: person.id, is_confirmed: person instanceof Admin || person.is_confirmed }
}

type Entering = {
  kind: StaffKind
  id: string
  is_confirmed: boolean
  /** The second step, of who has it. */
  code: string | undefined
  /** The browser, when it has signed in with this mail before. */
  device_id: string | null
  user_agent: string | null
  ip: string | null
  now: Date
}

/**
 * Opens a session of who was recognised by the password, and by a code where they have switched that on.
 * @throws {Refusal} `account.mail_unconfirmed`: an owner who registered can do nothing but ask for the letter again;
 * `account.code_wanted`, `account.app_code_wrong`.
 */
export async function enterStaff(em: Em, deps: Deps, entering: Entering) {
  const { kind, id, is_confirmed, user_agent, ip, now } = entering
  if (!is_confirmed) throw new Refusal('account.mail_unconfirmed')
  return em.transactional(async (tx) => {
    const by = { kind, id, act_admin_id: null, ip } as const
    const means = await passCode(tx, deps, entering)
    const session = await openSession(tx, { kind, person_id: id, user_agent, ip }, now)
    await writeEntry(tx, {
      by,
      act: means === 'recovery' ? 'session.recovery_code' : 'session.begin',
      subject: `${kind}:${id}`,
      now,
    })
    const documents_changed = kind === 'business' && (await acceptDocuments(tx, { kind, id }, now))
    return { ...session, documents_changed }
  })
}

async function passCode(em: Em, deps: Deps, { kind, id, code, ...typed }: Entering) {
  const factor = await readFactor(em, { kind, id })
  if (!factor?.confirmed_at) return null
  if (code === undefined) throw new Refusal('account.code_wanted')
  const means = await demandCode(em, deps, factor, { person: { kind, id }, code, ...typed })
  if (means === 'recovery') await notifyOfSecondFactor(em, deps.config, { kind, id }, 'recovered')
  return means
}

/** Notes that somebody has guessed as often as they may: once, since more guesses are not even looked at. */
export async function noteGuesses(em: Em, { email, ip, now }: { email: string; ip: string | null; now: Date }) {
  const person = await row<{ id: string }>(em, sql`select id from business_user where email = ${normalEmail(email)}`)
  if (!person) return
  await writeEntry(em, { by: { kind: 'stranger', ip }, act: 'session.guess', subject: `business:${person.id}`, now })
}
