import { CODE_MAX_TRIES } from '@ostrov/shared/sessions/codes'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { acceptInvitation } from '../../customers/accept-invitation'
import { acceptDocuments } from '../../documents/accept-documents'
import { blockOf } from '../blocked'
import { tieIdentity } from '../social/social-attempts'
import { codeHash } from './code-hash'

type Entered = { code: string; secret: string; device_id: string; now: Date }
type Outcome = Confirmed | 'wrong' | 'dead' | Refusal
/** Whether an edition that they have accepted before is not in force any more. */
type Confirmed = { documents_changed: boolean }

/**
 * Confirms the session by the code of the newest SMS, and with it the documents in force. Each try is counted, a failed one too.
 * @throws {Refusal} `account.code_wrong`, `account.code_expired` when the code is old, used or out of tries, and
 * `account.blocked` to the owner of a blocked phone alone.
 */
export async function confirmPhone(em: Em, customer: Customer, entered: Entered): Promise<Confirmed> {
  if (customer.session.is_confirmed) return { documents_changed: false }
  // The refusal is thrown outside: inside it would roll the counted try back.
  const outcome = await em.transactional((tx) => tryCode(tx, customer, entered))
  if (outcome === 'wrong') throw new Refusal('account.code_wrong', { errors: { code: 'Неверный код' } })
  if (outcome === 'dead') throw new Refusal('account.code_expired')
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

async function tryCode(em: Em, customer: Customer, { code, secret, device_id, now }: Entered): Promise<Outcome> {
  const user = await row<{ phone: string }>(em, sql`select phone from "user" where id = ${customer.id}`)
  if (!user?.phone) return 'dead'
  const guess = await guessCode(em, user.phone, { code, secret, now })
  if (guess !== 'right') return guess
  const refusal = await blockOf(em, 'user', customer.id, now)
  if (refusal) return refusal
  await changed(
    em,
    sql`update session set is_confirmed = true, device_id = ${device_id}::uuid where id = ${customer.session.id}`,
  )
  await tieIdentity(em, { session_id: customer.session.id, user_id: customer.id, now })
  await acceptInvitation(em, { friend_id: customer.id, session_id: customer.session.id, device_id, now })
  return { documents_changed: await acceptDocuments(em, { kind: 'customer', id: customer.id }, now) }
}

/** Tries the newest code of a phone; each try is counted. */
export async function guessCode(em: Em, phone: string, { code, secret, now }: Omit<Entered, 'device_id'>) {
  const hash = codeHash(secret, phone, code)
  // One conditional update: guesses made at the same moment queue on the row and see each other's count.
  const tried = await row<{ matches: boolean }>(
    em,
    sql`update confirmation_code
        set tries = tries + 1, used_at = case when code_hash = ${hash} then ${now}::timestamptz end
        where id = (select id from confirmation_code where phone = ${phone} order by created_at desc, id desc limit 1)
          and used_at is null and expire_at > ${now} and tries < ${CODE_MAX_TRIES}
        returning code_hash = ${hash} as matches`,
  )
  if (!tried) return 'dead'
  return tried.matches ? 'right' : 'wrong'
}
