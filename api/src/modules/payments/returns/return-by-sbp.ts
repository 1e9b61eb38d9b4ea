import { addJob } from '../../../db/queue'
import { changed, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import type { SbpReturns } from '../../../services/payments/bank-answers'
import { type Attempt, lockAttempt } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { dropRefundReceipt, refundReceipt } from '../receipts/receipts'
import { explain, lookAgain, partOf, requestOf, writeReturn } from './give-back'
import { refundOf } from './write-refund'

/** A call may still be on its way to the bank for so long, so until then «nothing was done» is not believed. */
const ON_ITS_WAY_MS = 60_000

/**
 * Gives back `wanted` rubles of a payment over SBP. The bank knows no repeated request of these and does each anew, so what was begun
 * is looked for first, and only what is surely not done is asked for again. One return at a time.
 * @returns the rubles that were given back; null while the bank is at it.
 */
export async function returnBySbp(deps: Deps, attempt: Attempt, wanted: number): Promise<number | null> {
  const { returning_amount: begun } = attempt
  if (begun === null) return send(deps, attempt, wanted)
  const fate = await fateOf(deps, attempt, begun)
  switch (fate.kind) {
    case 'done':
      await finish(deps, attempt, begun)
      return begun
    case 'under way':
      await lookAgain(deps, attempt)
      return null
    case 'not done':
      if (deps.now().getTime() - (attempt.returning_at ?? 0) < ON_ITS_WAY_MS) throw new JobFailure('bank.returning')
      return send(deps, attempt, begun)
    case 'refused':
      return giveUp(deps, attempt, begun, fate.code)
    case 'unknown':
      return leaveToSomebody(deps, attempt)
  }
}

async function send(deps: Deps, attempt: Attempt, asked: number): Promise<number | null> {
  await changed(
    deps.orm.em.fork(),
    sql`update payment set returning_amount = ${asked}, returning_at = ${deps.now()}, returning_heard = false where id = ${attempt.id}`,
  )
  const amount = partOf(attempt, asked)
  const request_id = requestOf(attempt, 'money', amount ?? 'all')
  const receipt = await refundReceipt(deps, attempt, { amount: asked, key: request_id })
  const payment_id = attempt.payment_id ?? ''
  const result = await deps.doors.bank.cancel({ payment_id, amount, request_id, receipt, is_once: true })
  if (!result.ok) await explain(deps, attempt, { result, request_id })
  else await writeReturn(deps, attempt, result.value, amount)
  return result.ok && result.value.status === 'ASYNC_REFUNDING' ? null : asked
}

type Fate = { kind: 'done' | 'under way' | 'not done' | 'unknown' } | { kind: 'refused'; code: string }

async function fateOf({ doors }: Deps, attempt: Attempt, begun: number): Promise<Fate> {
  const state = await doors.bank.getQrState(attempt.payment_id ?? '')
  if (!state.ok) throw new JobFailure('bank.silent', state.code)
  return judge(state.value, { before: attempt.refunded_amount, begun, isHeard: attempt.returning_heard })
}

/**
 * Whether a return of `begun` rubles is done, where `before` were given back already. The bank's sum is read as that of all returns
 * or as that of the last one, whichever it is: where the two readings differ, nothing is asked for again. Of an equal part they
 * always do, as of one ticket after another; then it is done if the bank has once answered that it is at it, and is so no longer.
 */
export function judge(
  { status, returned, code }: SbpReturns,
  { before, begun, isHeard }: { before: number; begun: number; isHeard: boolean },
): Fate {
  const notDone: Fate = code === '' ? { kind: 'not done' } : { kind: 'refused', code }
  if (status === 'ASYNC_REFUNDING') return { kind: 'under way' }
  if (status === 'REFUNDED') return { kind: 'done' }
  if (status === 'CONFIRMED') return before === 0 ? notDone : { kind: 'unknown' }
  if (status !== 'PARTIAL_REFUNDED') return { kind: 'unknown' }
  if (returned === before + begun) return { kind: 'done' }
  if (returned === begun && begun !== before) return { kind: 'done' }
  if (returned === before && begun !== before) return notDone
  return returned === begun && isHeard && code === '' ? { kind: 'done' } : { kind: 'unknown' }
}

/** Once, whoever finds first that it has ended. */
async function finish(deps: Deps, { id }: Attempt, begun: number) {
  await deps.orm.em.fork().transactional(async (tx) => {
    const known = await lockAttempt(tx, id)
    if (known?.returning_amount !== begun) return
    const left = known.amount - known.refunded_amount - begun
    if (left <= 0) await applyBankStatus(tx, id, { status: 'REFUNDED' }, deps.now())
    else await refundOf(tx, known, { amount: begun, status: 'PARTIAL_REFUNDED' })
    await changed(
      tx,
      sql`update payment set refund_failed_at = null, returning_amount = null, returning_at = null, bank_left = ${left * 100}
          where id = ${id}`,
    )
  })
}

/** SBP did not take it back: it is begun anew by the next try. */
async function giveUp(deps: Deps, attempt: Attempt, begun: number, code: string): Promise<never> {
  await dropRefundReceipt(deps, attempt.id, requestOf(attempt, 'money', partOf(attempt, begun) ?? 'all'))
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = ${deps.now()}, returning_amount = null, returning_at = null where id = ${attempt.id}`,
  )
  throw new JobFailure('bank.not_returned', code)
}

async function leaveToSomebody({ orm, now, log }: Deps, { id }: Attempt): Promise<never> {
  await changed(orm.em.fork(), sql`update payment set refund_failed_at = ${now()} where id = ${id}`)
  await addJob(orm.em.fork(), 'payment.reconcile', { payment_id: id }, { key: `reconcile:${id}` })
  log.error({ attempt_id: id }, 'nobody can tell whether money went back over SBP')
  throw new JobFailure('bank.not_returned', 'unknown')
}
