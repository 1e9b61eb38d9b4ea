import { CODE_LENGTH, CODE_LIFE_MS, CODE_RESEND_SECONDS, resendIn } from '@ostrov/shared/sessions/codes'
import type { Config } from '../../../config'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import { takeLock } from '../../../db/take-lock'
import type { Customer } from '../../../kernel/actors'
import type { Limits } from '../../../kernel/limits'
import { Refusal } from '../../../kernel/problems'
import { codeText } from '../../../services/sms/sms'
import { isCapReached, isKnownPhone, noteRefusedCode } from '../../messages/sms-cap'
import { keyedHash } from '../keyed-hash'
import { codeHash } from './code-hash'
import { ConfirmationCode } from './confirmation-code'

type Sending = {
  secret: string /** How the SMS calls the product. */
  site: string
  limits: Limits
  address: string | null
  config: Pick<Config, 'sms' | 'brand' | 'origin'>
  /** The browser asking, when it has confirmed some phone before. */
  device_id: string | null
  now: Date
}

/**
 * Sends a fresh code to the phone of an unconfirmed session. Only the newest code of a phone is ever accepted.
 * @throws {Refusal} `account.codes_off` where no SMS are sent, `account.code_too_soon` within 30 s of the last one, `request.too_often` beyond the limits; `account.codes_exhausted`
 * to who has never been here, once the house has sent all it may today.
 */
export async function sendCode(em: Em, customer: Customer, sending: Sending) {
  if (customer.session.is_confirmed) return { resend_in: 0 }
  const sent = await em.transactional(async (tx) => {
    // The lock makes two presses of the button one after another, so that both cannot pass the 30 seconds.
    const user = await row<{ phone: string }>(tx, sql`select phone from "user" where id = ${customer.id} for update`)
    if (!user) throw new Refusal('session.missing')
    return codeTo(tx, user.phone, { ...sending, user_id: customer.id })
  })
  return unlessCapped(em, sent, { ...sending, user_id: customer.id })
}

/**
 * The same to a phone that a person wants as their own. Whether it has an account is told to nobody before the code is in.
 * @throws {Refusal} `account.codes_off`, `account.phone_same`, `account.code_too_soon`, `request.too_often`
 */
export async function sendCodeToNew(em: Em, customer: Customer, phone: string, sending: Sending) {
  const sent = await em.transactional(async (tx) => {
    const user = await row<{ phone: string; is_test: boolean }>(
      tx,
      sql`select phone, is_test from "user" where id = ${customer.id} for update`,
    )
    if (!user || user.phone === phone || user.is_test) throw new Refusal('account.phone_same')
    return codeTo(tx, phone, { ...sending, user_id: customer.id })
  })
  return unlessCapped(em, sent, { ...sending, user_id: customer.id })
}

/** The same to a phone that is nobody's account here. @throws as `sendCode`. */
export async function sendCodeToPhone(em: Em, phone: string, sending: Sending) {
  const sent = await em.transactional(async (tx) => {
    await takeLock(tx, `code:${phone}`)
    return codeTo(tx, phone, { ...sending, user_id: null })
  })
  return unlessCapped(em, sent, { ...sending, user_id: null })
}

type Sent = { phone: string; isCapped: boolean }

/** Whom the cap refuses is written down where it is counted; nothing else of their try stays. */
async function unlessCapped(em: Em, sent: Sent, { config, user_id, now }: Sending & { user_id: string | null }) {
  if (!sent.isCapped) return { resend_in: CODE_RESEND_SECONDS }
  const about = { kind: 'code', ...(user_id && { user_id }) } as const
  await em.transactional((tx) => noteRefusedCode(tx, config, { recipient: sent.phone, about, now }))
  throw new Refusal('account.codes_exhausted')
}

async function codeTo(em: Em, phone: string, sending: Sending & { user_id: string | null }): Promise<Sent> {
  const { secret, site, config, user_id, now } = sending
  if (config.sms.provider === 'off') throw new Refusal('account.codes_off')
  const last = await em.findOne(ConfirmationCode, { phone }, { orderBy: { created_at: 'desc' } })
  const wait = resendIn(last?.created_at ?? null, now)
  if (wait > 0) throw new Refusal('account.code_too_soon', { retryAfter: wait })
  await countCode(phone, sending)
  if ((await isCapReached(em, config.sms.dayCap, now)) && !(await isKnownPhone(em, phone)))
    return { phone, isCapped: true }
  const code = freshCode((candidate) => codeHash(secret, phone, candidate) === last?.code_hash)
  em.create(ConfirmationCode, {
    phone,
    code_hash: codeHash(secret, phone, code),
    expire_at: new Date(now.getTime() + CODE_LIFE_MS),
    created_at: now,
  })
  const about = { kind: 'code', ...(user_id && { user_id }) } as const
  await addJob(em, 'sms.send', { phone, text: codeText(code, site), about }, { max_attempts: 3 })
  return { phone, isCapped: false }
}

/**
 * Five codes an hour to a phone from one place, so that a stranger elsewhere cannot use up its owner's; ten a day from
 * all places, which is fifty guesses; and an address may be a mobile network with a town behind it.
 */
async function countCode(phone: string, { secret, limits, address, device_id }: Sending) {
  const hash = keyedHash(secret, 'phone', phone)
  await limits.consume('sms_phone', `${hash}:${device_id ?? ''}:${address ?? ''}`)
  if (address) await limits.consume('sms_address', address)
  await limits.consume('sms_phone_day', hash)
}

/** Gateways refuse the same text to one number within a minute, so a code never repeats the one before it. */
function freshCode(isLast: (candidate: string) => boolean): string {
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    const code = String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0')
    if (!isLast(code)) return code
  }
}
