import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { Admin } from '../staff/admin'
import { BusinessUser } from '../staff/business-user'
import { normalEmail } from '../staff/normal-email'
import { isPassword } from '../staff/passwords'
import { openSession } from './open-session'

export type StaffKind = 'business' | 'admin'
type Attempt = { email: string; password: string; user_agent: string | null; kinds: readonly StaffKind[]; now: Date }

/**
 * Opens a session by e-mail and password: an administrator's when the mail is an administrator's, else a business user's.
 * @throws {Refusal} `account.password_wrong` for an unknown mail, a wrong password and a blocked person alike.
 */
export async function authenticateStaff(em: Em, { email: typed, password, user_agent, kinds, now }: Attempt) {
  const email = normalEmail(typed)
  const admin = kinds.includes('admin') ? await em.findOne(Admin, { email }) : null
  const person = admin ?? (kinds.includes('business') ? await em.findOne(BusinessUser, { email }) : null)
  const matches = await isPassword(password, person?.password_hash ?? null)
  if (!person || !matches || person.is_blocked) {
    throw new Refusal('account.password_wrong', { message: 'Неверная почта или пароль.' })
  }
  const kind: StaffKind = admin ? 'admin' : 'business'
  return openSession(em, { kind, person_id: person.id, user_agent }, now)
}
