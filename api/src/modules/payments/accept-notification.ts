import { isUuid } from '@ostrov/shared/wire/uuid'
import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { PAYMENT_PROVIDER } from '../../services/payments/tbank'
import {
  type BankNotification,
  readFiscalNotice,
  verifyNotification,
} from '../../services/payments/verify-notification'
import { acceptReceipt } from './accept-receipt'
import { applyBankStatus } from './apply-bank-status'
import { type Attempt, attemptById } from './attempts'

/**
 * Believes a bank's notification only when its signature and its payment are ours, and applies it; one that speaks of
 * another sum than was asked is kept and told, and answered, for repeating it would change nothing.
 * The bank repeats what was not answered, so a failure here is thrown and nothing is lost.
 * @throws {Refusal} `payment.notification_forged`.
 */
export async function acceptNotification(deps: Deps, rawText: string) {
  const { payments } = deps.config
  const verified = verifyNotification(rawText, payments)
  if (!verified.ok) throw forged(deps, verified.reason)
  const { notification } = verified
  const attempt = isUuid(notification.order_id)
    ? await attemptById(deps.orm.em.fork(), notification.order_id)
    : undefined
  if (!attempt || !isOurs(attempt, notification)) throw forged(deps, 'not our payment')
  await adoptPaymentId(deps, attempt, notification.payment_id)
  await keep(deps, notification, rawText)
  if (notification.status === 'RECEIPT')
    return acceptReceipt(deps.orm.em.fork(), attempt.id, readFiscalNotice(rawText, deps.now()))
  const { status, error_code, amount } = notification
  const news = { status, amount, error_code: error_code === '0' ? null : error_code }
  await applyBankStatus(deps.orm.em.fork(), attempt.id, news, deps.now())
}

function isOurs({ payment_id }: Attempt, notification: BankNotification) {
  return payment_id === null || payment_id === notification.payment_id
}

/** The notification may come before the bank's own answer to the opening, or that answer was lost. */
async function adoptPaymentId({ orm }: Deps, attempt: Attempt, payment_id: string) {
  if (attempt.payment_id !== null) return
  await changed(
    orm.em.fork(),
    sql`update payment set payment_id = ${payment_id} where id = ${attempt.id} and payment_id is null`,
  )
}

async function keep({ orm }: Deps, { payment_id, status }: BankNotification, body: string) {
  await changed(
    orm.em.fork(),
    sql`insert into payment_notification (provider, payment_id, status, body)
        values (${PAYMENT_PROVIDER}, ${payment_id}, ${status}, ${body}) on conflict do nothing`,
  )
}

function forged({ log }: Deps, reason: string) {
  log.warn({ reason }, 'a payment notification was refused')
  return new Refusal('payment.notification_forged')
}
