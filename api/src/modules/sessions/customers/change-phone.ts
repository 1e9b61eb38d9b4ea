import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, sql } from '../../../db/sql'
import type { By, Customer } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { endSubscriptions } from '../../customers/save-subscription'
import { takePhone } from '../../customers/take-phone'
import { keyedHash } from '../keyed-hash'
import { guessCode } from './confirm-phone'

type Changing = {
  /** `7XXXXXXXXXX`. */
  phone: string
  code: string
  secret: string
  /** How an SMS calls the product, and where one writes who did not do this. */
  brand: { name: string; supportEmail: string }
  customer: Customer
  by: By
  now: Date
}
type Outcome = 'changed' | 'wrong' | 'dead' | 'taken'

/**
 * Gives a person another phone by the code out of the SMS sent there. All other sessions end, no browser but this is
 * trusted any more and none is pushed to; the phone of before is told. Each try of a code is counted, a failed one too.
 * @throws {Refusal} `account.code_wrong`, `account.code_expired`, `account.phone_taken` to the owner of that phone alone
 */
export async function changePhone(em: Em, changing: Changing): Promise<void> {
  // The refusal is thrown outside: inside it would roll the counted try back.
  const outcome = await em.transactional((tx) => tryChange(tx, changing))
  if (outcome === 'wrong') throw new Refusal('account.code_wrong', { errors: { code: 'Неверный код' } })
  if (outcome === 'dead') throw new Refusal('account.code_expired')
  if (outcome === 'taken') throw new Refusal('account.phone_taken')
}

async function tryChange(em: Em, changing: Changing): Promise<Outcome> {
  const { phone, secret, customer, now } = changing
  const user = await row<{ phone: string; is_test: boolean }>(
    em,
    sql`select phone, is_test from "user" where id = ${customer.id} for update`,
  )
  if (!user?.phone || user.is_test) return 'dead'
  const guess = await guessCode(em, phone, changing)
  if (guess !== 'right') return guess
  const phone_hash = keyedHash(secret, 'phone', phone)
  if (!(await takePhone(em, customer.id, { phone, phone_hash, now }))) return 'taken'
  await endOthers(em, changing)
  await notifyOldPhone(em, user.phone, changing)
  return 'changed'
}

async function endOthers(em: Em, { customer: { id, session }, now }: Changing) {
  await changed(
    em,
    sql`update session set revoked_at = coalesce(revoked_at, ${now}), is_trusted = false
        where user_id = ${id} and id <> ${session.id}`,
  )
  await endSubscriptions(em, id)
}

async function notifyOldPhone(em: Em, before: string, { phone, brand, customer, by, now }: Changing) {
  const text = `${brand.name}: номер вашего аккаунта изменён. Это не вы? Напишите на ${brand.supportEmail}`
  await addJob(em, 'sms.send', { phone: before, text, about: { kind: 'notice', user_id: customer.id } })
  await writeEntry(em, {
    ...{ by, act: 'customer.change', subject: `customer:${customer.id}`, now },
    ...{ from: { phone: before }, to: { phone } },
  })
}
