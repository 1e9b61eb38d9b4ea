import type { Em } from '../../../db/orm'
import { addJob, type Jobs } from '../../../db/queue'
import { changed, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { paymentEffect } from '../../../services/payments/payment-effects'
import { attemptById } from '../attempts'
import { applyAnswer, askByJob, isHinted } from './bank-hints'

const BATCH = 200

/**
 * Asks the bank what became of an attempt whose notification may have been lost.
 * Throws when the bank does not answer and `onSilence` is 'insist'.
 */
export async function checkPayment(deps: Deps, attempt_id: string, onSilence: 'insist' | 'give up' = 'insist') {
  const em = deps.orm.em.fork()
  const attempt = await attemptById(em, attempt_id)
  if (!attempt?.payment_id || paymentEffect(attempt.status, attempt.pay_type).order !== 'wait') return
  const state = await deps.doors.bank.getState(attempt.payment_id)
  await changed(em, sql`update payment set checked_at = ${deps.now()} where id = ${attempt_id}`)
  if (state.ok) {
    await applyAnswer(deps, attempt, state.value)
    return
  }
  if (state.kind === 'unavailable' && onSilence === 'insist') throw new JobFailure('bank.silent', state.code)
}

/** Asks about what a notification has told, and else about what may have been lost. */
export async function checkPaymentJob(deps: Deps, { payment_id, looks }: Jobs['payment.check']) {
  if (await isHinted(deps.orm.em.fork(), payment_id)) return askByJob(deps, payment_id, looks)
  return checkPayment(deps, payment_id)
}

/** Each minute: attempts open for over two minutes are asked about, each every five minutes until its due date. */
export async function sweepPayments(em: Em, now: Date) {
  const open = await rows<{ id: string }>(
    em,
    sql`select id from payment
        where (status in ('NEW', 'FORM_SHOWED', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'PAY_CHECKING', 'CONFIRMING')
            or (status = 'AUTHORIZED' and pay_type = 'O'))
          and payment_id is not null and created_at < ${now}::timestamptz - interval '2 minutes'
          and created_at > ${now}::timestamptz - interval '1 day'
          and (checked_at is null or checked_at < ${now}::timestamptz - interval '5 minutes')
        order by created_at limit ${BATCH}`,
  )
  for (const { id } of open)
    await addJob(em, 'payment.check', { payment_id: id }, { key: `payment.check:${id}`, max_attempts: 3 })
}
