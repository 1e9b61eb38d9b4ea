import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import type { ReturnedMoney } from '../../../services/payments/bank-answers'
import type { BankFailure } from '../../../services/payments/bank-result'
import { holdsMoney, isTaken, PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'
import { type Attempt, attemptById } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { settleSoon } from '../bank/settle-soon'
import { dropRefundReceipt, refundReceipt } from '../receipts/receipts'
import { writeRefund } from './write-refund'

/** Nobody has paid on it yet, and still could. */
export function isOpenPage({ status }: Attempt) {
  const { order, money } = PAYMENT_EFFECTS[status]
  return order === 'wait' && money === 'none'
}

/** Closes a page, or a QR code, that nobody needs any more. What was paid on it at this very moment goes back. */
export async function closePage(deps: Deps, attempt: Attempt) {
  const request_id = requestOf(attempt, 'page', 'all')
  const result = await deps.doors.bank.cancel({ payment_id: attempt.payment_id ?? '', request_id })
  if (result.ok) await writeReturn(deps, attempt, result.value)
  else await explain(deps, attempt, { result, request_id })
}

/**
 * Gives back `wanted` rubles of a card. What was asked before and never answered is asked again first, by the
 * same request and for the same sum: the bank may have done it, and would do another one beside it. The request's id is
 * that of the intention, not of the status, which the bank's own news may have changed meanwhile.
 * @returns the rubles that were given back
 */
export async function giveBack(deps: Deps, attempt: Attempt, wanted: number): Promise<number> {
  const asked = await askedFirst(deps, attempt, wanted)
  const amount = partOf(attempt, asked)
  const request_id = requestOf(attempt, 'money', amount ?? 'all')
  const receipt = isTaken(attempt.status)
    ? await refundReceipt(deps, attempt, { amount: asked, key: request_id })
    : undefined
  const result = await deps.doors.bank.cancel({ payment_id: attempt.payment_id ?? '', amount, request_id, receipt })
  if (result.ok) await writeReturn(deps, attempt, result.value, amount)
  else await explain(deps, attempt, { result, request_id })
  return asked
}

/** The sum as the bank is told it: none for all that is left. */
export function partOf({ amount, refunded_amount }: Attempt, asked: number): number | undefined {
  return asked === amount - refunded_amount ? undefined : asked
}

export function requestOf({ id, refunded_amount }: Attempt, what: 'page' | 'money', amount: number | 'all') {
  return `${id}:${what}:${refunded_amount}:${amount}`
}

/** The sum whose return was begun first: this one, or one that is still to be answered. */
async function askedFirst({ orm }: Deps, { id }: Attempt, wanted: number): Promise<number> {
  const asked = await row<{ returning_amount: number }>(
    orm.em.fork(),
    sql`update payment set returning_amount = coalesce(returning_amount, ${wanted}::int) where id = ${id} returning returning_amount`,
  )
  return asked?.returning_amount ?? wanted
}

/** Why nothing came back; nothing where it was done already. Throws to be tried again. */
export async function explain(
  deps: Deps,
  attempt: Attempt,
  { result, request_id }: { result: BankFailure; request_id: string },
) {
  const isRefused = result.kind === 'refused'
  if (isRefused && (await isDoneAlready(deps, attempt))) return
  if (isRefused) await dropRefundReceipt(deps, attempt.id, request_id)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = ${deps.now()}, returning_amount = case when ${isRefused} then null else returning_amount end,
          returning_at = case when ${isRefused} then null else returning_at end
        where id = ${attempt.id}`,
  )
  deps.log.error({ attempt_id: attempt.id, kind: result.kind, code: result.code }, 'money was not returned yet')
  throw new JobFailure('bank.not_returned', result.code)
}

/** The bank refuses what cannot be returned any more: it was returned, or was never paid. */
async function isDoneAlready(deps: Deps, attempt: Attempt) {
  const state = await deps.doors.bank.getState(attempt.payment_id ?? '')
  if (!state.ok) return false
  await applyBankStatus(deps.orm.em.fork(), attempt.id, { status: state.value.status }, deps.now())
  const now = await attemptById(deps.orm.em.fork(), attempt.id)
  return now !== undefined && !holdsMoney(now) && !isOpenPage(now)
}

/** What the bank answered to a return of `amount` rubles, or of all that was left. */
export async function writeReturn(deps: Deps, attempt: Attempt, returned: ReturnedMoney, amount?: number) {
  if (returned.status === 'ASYNC_REFUNDING') return writeBegun(deps, attempt)
  if (amount === undefined) {
    await applyBankStatus(deps.orm.em.fork(), attempt.id, { status: returned.status }, deps.now())
  } else {
    await writeRefund(deps, attempt.id, { amount, status: returned.status })
  }
  const bank_left = Math.round(returned.new_amount * 100)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = null, returning_amount = null, returning_at = null, bank_left = ${bank_left}
        where id = ${attempt.id}`,
  )
}

const LOOK_AGAIN_MS = 60_000

/** A return over SBP is under way: how it ends is asked in a minute, or when the bank tells of it. */
async function writeBegun(deps: Deps, attempt: Attempt) {
  const at = deps.now()
  // Of a QR code that was paid while it was being closed, the bank's word comes first here.
  await applyBankStatus(deps.orm.em.fork(), attempt.id, { status: 'ASYNC_REFUNDING' }, at)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = null, returning_amount = coalesce(returning_amount, amount - refunded_amount),
          returning_at = coalesce(returning_at, ${at}), returning_heard = true where id = ${attempt.id} and refunded_amount < amount`,
  )
  await lookAgain(deps, attempt)
}

export function lookAgain({ orm, now }: Deps, attempt: Attempt) {
  return settleSoon(orm.em.fork(), attempt, new Date(now().getTime() + LOOK_AGAIN_MS))
}
