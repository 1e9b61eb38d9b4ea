import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { changed, row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { guessCode } from './confirm-phone'
import { keyedHash } from './keyed-hash'

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
 * Gives a person another phone by the code out of the SMS sent there. All other sessions end, and no browser but this is
 * trusted any more; the phone of before is told. Each try of a code is counted, a failed one too.
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
  const unused = await freeUnused(em, changing)
  const phone_hash = keyedHash(secret, 'phone', phone)
  const moved = await changed(
    em,
    sql`update "user" u set phone = ${phone}, updated_at = ${now},
          had_orders = u.had_orders or ${unused?.had_orders ?? false}::bool
            or exists (select from ordered_phone where phone_hash = ${phone_hash})
        where u.id = ${customer.id} and not exists (select from "user" o where o.phone = ${phone} and o.id <> u.id)`,
  )
  if (moved === 0) return 'taken'
  await takeOver(em, sql`l.phone_hash = ${phone_hash}`, customer)
  await endOthers(em, changing)
  await tellOldPhone(em, user.phone, changing)
  return 'changed'
}

/** A phone that somebody has typed at the sign-in, and whose code never came in, has a row with nothing of anybody's. */
async function freeUnused(em: Em, { phone, customer }: Changing) {
  const found = await row<{ id: string; had_orders: boolean }>(
    em,
    sql`select u.id, u.had_orders from "user" u where u.phone = ${phone} and u.is_new_user and u.name is null and u.email is null
          and not u.is_blocked and not u.is_test
          and not exists (select from document_acceptance a where a.user_id = u.id)
          and not exists (select from session s where s.user_id = u.id and s.is_confirmed)
        for update`,
  )
  if (!found) return null
  await takeOver(em, sql`l.user_id = ${found.id}`, customer)
  await changed(em, sql`delete from "user" where id = ${found.id}`)
  return found
}

/** What restaurants hold against the phone is held against who has it now. */
const takeOver = (em: Em, which: ReturnType<typeof sql>, { id }: Customer) =>
  changed(
    em,
    sql`update black_list l set user_id = ${id}, phone_hash = null where ${which}
          and not exists (select from black_list o where o.restaurant_id = l.restaurant_id and o.user_id = ${id})`,
  )

const endOthers = (em: Em, { customer: { id, session }, now }: Changing) =>
  changed(
    em,
    sql`update session set revoked_at = coalesce(revoked_at, ${now}), is_trusted = false
        where user_id = ${id} and id <> ${session.id}`,
  )

async function tellOldPhone(em: Em, before: string, { phone, brand, customer, by, now }: Changing) {
  const text = `${brand.name}: номер вашего аккаунта изменён. Это не вы? Напишите на ${brand.supportEmail}`
  await addJob(em, 'sms.send', { phone: before, text })
  await writeEntry(em, {
    ...{ by, act: 'customer.change', subject: `customer:${customer.id}`, now },
    ...{ from: { phone: before }, to: { phone } },
  })
}
