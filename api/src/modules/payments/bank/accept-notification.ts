import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { isOfNetworks } from '../../../networks'
import { isNewerStatus } from '../../../services/payments/payment-effects'
import { PAYMENT_PROVIDER } from '../../../services/payments/tbank'
import {
  type BankNotification,
  bindingIn,
  readFiscalNotice,
  verifyNotification,
  withoutTokens,
} from '../../../services/payments/verify-notification'
import { type Attempt, attemptById, lockAttempt } from '../attempts'
import { askOfBinding } from '../methods/bind-account'
import { acceptReceipt } from '../receipts/accept-receipt'
import { WITH_RECEIPTS } from '../reconciling/compare-payment'
import { isMismatch, keepMismatch } from '../reconciling/mismatches'
import { askAtOnce, noteHint } from './bank-hints'

/**
 * Takes a bank's notification whose signature and payment are ours as a reason to ask the bank, which alone moves money. One
 * that speaks of another sum than was asked is kept and told, too. It is answered once the reason is written.
 * The bank repeats what was not answered, so a failure here is thrown and nothing is lost.
 * @throws {Refusal} `payment.notification_forged`, `server.unavailable` for a receipt of money that the bank does not know of.
 */
export async function acceptNotification(deps: Deps, rawText: string, address: string | null) {
  const { networks } = deps.config.payments
  if (networks.length > 0 && !isOfNetworks(networks, address)) throw forged(deps, 'not from the bank’s networks')
  const binding = bindingIn(rawText, deps.config.payments)
  // One that came with a payment its job asks of by itself until it is made.
  if (binding !== null) return askOfBinding(deps, { request_key: binding })
  const verified = verifyNotification(rawText, deps.config.payments)
  if (!verified.ok) throw forged(deps, verified.reason)
  const { notification } = verified
  const attempt = isUuid(notification.order_id)
    ? await attemptById(deps.orm.em.fork(), notification.order_id)
    : undefined
  if (!attempt || !(await isOurs(deps, attempt, notification))) throw forged(deps, 'not our payment')
  const { status, amount } = notification
  if (status === 'RECEIPT') return hearReceipt(deps, attempt.id, { notification, rawText })
  const isNews = await deps.orm.em.fork().transactional(async (tx) => {
    await keep(tx, notification, rawText)
    return hear(tx, attempt.id, { status, amount }, deps.now())
  })
  if (isNews) await askOrLeave(deps, attempt.id)
}

/** What fails here, as where an order moves at this very moment, is the job's. */
function askOrLeave(deps: Deps, attempt_id: string): Promise<void> {
  return askAtOnce(deps, attempt_id).catch((error: unknown) =>
    deps.log.warn({ attempt_id, err: error }, 'the bank is asked by a job'),
  )
}

type Told = Pick<BankNotification, 'amount'> & { status: Exclude<BankNotification['status'], 'RECEIPT'> }

/** @returns whether the bank is to be asked about it */
async function hear(em: Em, attempt_id: string, { status, amount }: Told, now: Date): Promise<boolean> {
  const known = await lockAttempt(em, attempt_id)
  if (!known || !isNewerStatus(known.status, status)) return false
  if (isMismatch(known, status, amount)) await keepMismatch(em, known, { status, amount, now })
  await noteHint(em, attempt_id, now)
  return true
}

type Fiscal = { notification: BankNotification; rawText: string }

/**
 * Of a receipt the bank cannot be asked. It is believed of money that the bank has said by itself is taken; until then the
 * notification is not answered, so it comes again.
 */
async function hearReceipt(deps: Deps, attempt_id: string, { notification, rawText }: Fiscal) {
  const em = deps.orm.em.fork()
  if (!(await isTaken(em, attempt_id))) {
    await noteHint(em, attempt_id, deps.now())
    await askOrLeave(deps, attempt_id)
    if (!(await isTaken(em, attempt_id))) throw new Refusal('server.unavailable')
  }
  await keep(em, notification, rawText)
  await acceptReceipt(deps.orm.em.fork(), attempt_id, readFiscalNotice(rawText, deps.now()))
}

async function isTaken(em: Em, attempt_id: string): Promise<boolean> {
  const known = await attemptById(em, attempt_id)
  return known !== undefined && WITH_RECEIPTS.has(known.status)
}

/** The notification may come before the bank's own answer to the opening, or that answer was lost; then it names the number. */
async function isOurs({ orm }: Deps, { id, payment_id: known }: Attempt, { payment_id }: BankNotification) {
  if (known !== null) return known === payment_id
  const adopted = await changed(
    orm.em.fork(),
    sql`update payment set payment_id = ${payment_id} where id = ${id} and (payment_id is null or payment_id = ${payment_id})
          and not exists (select from payment other where other.payment_id = ${payment_id} and other.id <> ${id})`,
  )
  return adopted > 0
}

function keep(em: Em, { payment_id, status }: BankNotification, body: string) {
  return changed(
    em,
    sql`insert into payment_notification (provider, payment_id, status, body)
        values (${PAYMENT_PROVIDER}, ${payment_id}, ${status}, ${withoutTokens(body)}) on conflict do nothing`,
  )
}

function forged({ log }: Deps, reason: string) {
  log.warn({ reason }, 'a payment notification was refused')
  return new Refusal('payment.notification_forged')
}
