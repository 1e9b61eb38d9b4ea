import type { Deps } from '../../kernel/deps'
import { JobFailure } from '../../kernel/job-failure'
import { type OrderHead, orderById } from '../orders/find-order'
import { applyBankStatus } from './apply-bank-status'
import { addAttempt, attemptById, attemptsOf } from './attempts'
import { openAttempt } from './open-attempt'

const MAX_LOST = 2

/**
 * The page where an attempt is paid; null when the bank does not answer now. A refusal of the bank fails the order,
 * an attempt whose page was lost is followed by a new one.
 */
export async function openPayment(deps: Deps, attempt_id: string, lost = 0): Promise<string | null> {
  const em = deps.orm.em.fork()
  const attempt = await attemptById(em, attempt_id)
  const order = attempt && (await orderById(em, attempt.order_id))
  if (!attempt || order?.status !== 'PAYMENT_PENDING' || order.user_id === null) return null
  const { uuid: order_uuid, user_id } = order
  const opened = await openAttempt(deps, attempt, { order_uuid, user_id })
  if (opened.kind === 'open') return opened.payment_url
  if (opened.kind === 'unavailable') return null
  const terms = { payType: deps.config.payments.payType, now: deps.now() }
  if (opened.kind === 'refused') {
    await applyBankStatus(em.fork(), attempt.id, { status: 'REJECTED', error_code: opened.code }, terms)
    return null
  }
  const next = await replaceAttempt(deps, order, new Date(attempt.due_at))
  await applyBankStatus(em.fork(), attempt.id, { status: 'CANCELED' }, terms)
  return lost < MAX_LOST ? openPayment(deps, next, lost + 1) : null
}

async function replaceAttempt({ orm, now }: Deps, { id, total }: OrderHead, due_at: Date) {
  return addAttempt(orm.em.fork(), { order_id: id, amount: total, due_at, now: now() })
}

/** The job behind the request: opens the page when the request's process could not. Throws to be tried again. */
export async function openPaymentJob(deps: Deps, attempt_id: string) {
  const url = await openPayment(deps, attempt_id)
  if (url !== null) return
  const em = deps.orm.em.fork()
  const attempt = await attemptById(em, attempt_id)
  const order = attempt && (await orderById(em, attempt.order_id))
  const newest = attempt && (await attemptsOf(em, attempt.order_id)).at(-1)
  const isWaiting = order?.status === 'PAYMENT_PENDING' && newest?.id === attempt_id
  if (attempt && isWaiting && attempt.due_at > deps.now().getTime()) throw new JobFailure('bank.no_page')
}
