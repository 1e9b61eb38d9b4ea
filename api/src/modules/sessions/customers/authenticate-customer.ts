import { normalizePhone } from '@ostrov/shared/formats/phone'
import { checkForm } from '@ostrov/shared/forms/form'
import { PHONE_FORM } from '@ostrov/shared/sessions/form'
import type { Config } from '../../../config'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { sameText } from '../../../kernel/same-text'
import { meetCustomer } from '../../customers/meet-customer'
import { acceptDocuments } from '../../documents/accept-documents'
import { demandUnblocked } from '../blocked'
import { keyedHash } from '../keyed-hash'
import { openSession } from '../open-session'
import { claimSocial, type PendingSocial } from '../social/social-attempts'

type Attempt = {
  phone: string
  password?: string | undefined
  ref_code?: string | undefined
  /** From the signed cookie: a browser that once confirmed a phone. */
  device_id: string | null
  user_agent: string | null
  /** A social sign-in whose person is to be tied to this phone: then only the code confirms it. */
  social?: PendingSocial | undefined
}
type Settings = Pick<Config, 'testLogin' | 'sessionSecret'>

/**
 * Opens a session for a phone. It is unconfirmed, and so powerless, unless this device confirmed this phone before
 * or the special test phone came with its password.
 */
export async function authenticateCustomer(
  em: Em,
  attempt: Attempt,
  { testLogin, sessionSecret }: Settings,
  now: Date,
) {
  const phone = normalizePhone(attempt.phone)
  if (!phone) throw invalidPhone(attempt.phone)
  const is_test = testLogin !== null && phone === testLogin.phone
  if (is_test && !sameText(attempt.password ?? '', testLogin.password)) {
    throw new Refusal('account.password_wrong', { errors: { password: 'Неверный пароль' } })
  }
  const user = await meetCustomer(em, { phone, is_test, phone_hash: keyedHash(sessionSecret, 'phone', phone), now })
  const { social } = attempt
  const is_confirmed = is_test || (!social && (await isTrusted(em, user.id, attempt.device_id, now)))
  // To anybody else a blocked phone is a phone like others, until its owner has entered the code.
  if (is_confirmed) await demandUnblocked(em, 'user', user.id, now)
  const opened = {
    kind: 'customer' as const,
    person_id: user.id,
    is_confirmed,
    device_id: is_confirmed ? attempt.device_id : null,
    user_agent: attempt.user_agent,
    ref_code: attempt.ref_code?.trim().toUpperCase() || null,
  }
  return em.transactional(async (tx) => {
    const session = await openSession(tx, opened, now)
    if (social && !is_test) await claimSocial(tx, social, session.id, now)
    const documents_changed = is_confirmed && (await acceptDocuments(tx, { kind: 'customer', id: user.id }, now))
    return { session, phone, is_confirmed, documents_changed }
  })
}

/** This device confirmed this phone in the last 180 days. */
async function isTrusted(em: Em, user_id: string, device_id: string | null, now: Date): Promise<boolean> {
  if (!device_id) return false
  const since = new Date(now.getTime() - 180 * 24 * 3_600_000)
  const confirmed = await row(
    em,
    sql`select from session where user_id = ${user_id} and device_id = ${device_id}::uuid and is_confirmed
        and is_trusted and act_admin_id is null and created_at > ${since} limit 1`,
  )
  return confirmed !== undefined
}

function invalidPhone(phone: string) {
  return new Refusal('account.phone_invalid', { errors: checkForm(PHONE_FORM, { phone }) })
}
