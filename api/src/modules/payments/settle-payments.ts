import { isCancelled, isUnconfirmed } from '@ostrov/shared/orders/rules'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { JobFailure } from '../../kernel/job-failure'
import { holdsMoney, PAYMENT_EFFECTS } from '../../services/payments/payment-effects'
import type { BankFailure, ReturnedMoney } from '../../services/payments/tbank'
import { orderById } from '../orders/find-order'
import { owedOf } from '../orders/refunds/order-account'
import { owedForTickets } from '../tickets/refund-tickets'
import { applyBankStatus } from './apply-bank-status'
import { type Attempt, addLedgerRow, attemptById, attemptsFor, attemptsOf, lockAttempt, saveAttempt } from './attempts'
import { dropRefundReceipt, prepaymentReceipt, refundReceipt } from './receipts'

/**
 * Leaves with us exactly what the order costs now: returns the money of a cancelled order, of struck lines, of a second
 * payment and what an administrator gave back, and closes pages that need not be paid any more. Harmless when repeated. Throws to be tried again.
 */
export async function settlePayments(deps: Deps, order_id: number) {
  const em = deps.orm.em.fork()
  const order = await orderById(em, order_id)
  if (!order) return
  await settle(deps, await attemptsOf(em, order_id), await owedOf(em, order))
}

/** Leaves `owed` rubles of these attempts with us. */
async function settle(deps: Deps, attempts: readonly Attempt[], amount: number) {
  let owed = amount
  for (const attempt of attempts) {
    if (attempt.payment_id === null) continue
    if (holdsMoney(attempt)) {
      const kept = Math.min(attempt.amount - attempt.refunded_amount, owed)
      owed -= kept
      await returnRest(deps, attempt, kept)
    } else if (isOpenPage(attempt) && owed === 0) {
      await giveBack(deps, attempt, 0)
    }
  }
}

/**
 * Takes a held payment when the restaurant accepts the order: as much as the order costs now, the rest is let go.
 * Throws to be tried again.
 */
export async function capturePayments(deps: Deps, order_id: number) {
  const em = deps.orm.em.fork()
  const order = await orderById(em, order_id)
  // Until its customer has agreed to a change nobody knows the sum, and an acceptance may have been taken back.
  if (order?.answer_until || (order && isUnconfirmed(order.status))) return
  if (order && !isCancelled(order.status)) {
    const held = (await attemptsOf(em, order_id)).find((one) => one.status === 'AUTHORIZED')
    const owed = await owedOf(em, order)
    if (held && owed > 0) await capture(deps, owed, held)
  }
  await settlePayments(deps, order_id)
}

/**
 * The same of tickets: what they cost is taken at once, for nobody has to accept them; what comes for seats that are gone, a
 * second time, or of tickets given back, goes back. Harmless when repeated. Throws to be tried again.
 */
export async function settlePurchase(deps: Deps, purchase_id: string) {
  const em = deps.orm.em.fork()
  const subject = { order_id: null, purchase_id }
  const owed = await owedForTickets(em, purchase_id, deps.now())
  const attempts = await attemptsFor(em, subject)
  const taken = attempts.filter((one) => holdsMoney(one) && one.status !== 'AUTHORIZED')
  const left = owed - taken.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)
  const held = attempts.find(({ status }) => status === 'AUTHORIZED')
  if (held && left > 0) await capture(deps, left, held)
  await settle(deps, await attemptsFor(em, subject), owed)
}

async function capture(deps: Deps, owed: number, held: Attempt) {
  const amount = Math.min(owed, held.amount)
  // Written before the bank is asked: a process that dies in between must not give the same rubles back a second time.
  await writeRefund(deps, held.id, held.amount - held.refunded_amount - amount)
  const payment_id = held.payment_id ?? ''
  const receipt = await prepaymentReceipt(deps, held, amount)
  const result = await deps.doors.bank.confirm(payment_id, amount, receipt)
  const state = result.ok || result.kind !== 'refused' ? result : await deps.doors.bank.getState(payment_id)
  if (!state.ok) throw new JobFailure('bank.silent', state.code)
  const { status, amount: told } = state.value
  await applyBankStatus(deps.orm.em.fork(), held.id, { status, amount: told }, termsOf(deps))
  if (status === 'AUTHORIZED') throw new JobFailure('bank.not_taken')
}

/** A hold that is kept in part is cut when it is taken; a bank cannot always take what is left of a cut hold. */
async function returnRest(deps: Deps, attempt: Attempt, kept: number): Promise<void> {
  const rest = attempt.amount - attempt.refunded_amount - kept
  if (rest <= 0 || (attempt.status === 'AUTHORIZED' && kept > 0)) return
  const given = await giveBack(deps, attempt, rest)
  if (given === rest) return
  // What was asked before came first; the rest follows.
  const now = await attemptById(deps.orm.em.fork(), attempt.id)
  if (now && holdsMoney(now)) return returnRest(deps, now, kept)
}

/**
 * Gives back `wanted` rubles, or closes an unpaid page. What was asked before and never answered is asked again first, by the
 * same request and for the same sum: the bank may have done it, and would do another one beside it. The request's id is
 * that of the intention, not of the status, which the bank's own news may have changed meanwhile.
 * @returns the rubles that were given back
 */
async function giveBack(deps: Deps, attempt: Attempt, wanted: number): Promise<number> {
  const isPage = isOpenPage(attempt)
  const asked = isPage ? wanted : await askedFirst(deps, attempt, wanted)
  const isAll = asked === attempt.amount - attempt.refunded_amount
  const amount = isPage || isAll ? undefined : asked
  const request_id = `${attempt.id}:${isPage ? 'page' : 'money'}:${attempt.refunded_amount}:${amount ?? 'all'}`
  const isTaken = attempt.status === 'CONFIRMED' || attempt.status === 'PARTIAL_REFUNDED'
  const receipt = isTaken ? await refundReceipt(deps, attempt, { amount: asked, key: request_id }) : undefined
  const result = await deps.doors.bank.cancel({ payment_id: attempt.payment_id ?? '', amount, request_id, receipt })
  if (result.ok) await writeReturn(deps, attempt.id, result.value, amount)
  else await explain(deps, attempt, { result, request_id })
  return asked
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
async function explain(
  deps: Deps,
  attempt: Attempt,
  { result, request_id }: { result: BankFailure; request_id: string },
) {
  const isRefused = result.kind === 'refused'
  if (isRefused && (await isDoneAlready(deps, attempt))) return
  if (isRefused) await dropRefundReceipt(deps, attempt.id, request_id)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = ${deps.now()}, returning_amount = case when ${isRefused} then null else returning_amount end
        where id = ${attempt.id}`,
  )
  deps.log.error({ attempt_id: attempt.id, kind: result.kind, code: result.code }, 'money was not returned yet')
  throw new JobFailure('bank.not_returned', result.code)
}

/** The bank refuses what cannot be returned any more: it was returned, or was never paid. */
async function isDoneAlready(deps: Deps, attempt: Attempt) {
  const state = await deps.doors.bank.getState(attempt.payment_id ?? '')
  if (!state.ok) return false
  await applyBankStatus(deps.orm.em.fork(), attempt.id, { status: state.value.status }, termsOf(deps))
  const now = await attemptById(deps.orm.em.fork(), attempt.id)
  return now !== undefined && !holdsMoney(now) && !isOpenPage(now)
}

async function writeReturn(deps: Deps, attempt_id: string, returned: ReturnedMoney, amount: number | undefined) {
  if (amount === undefined) {
    await applyBankStatus(deps.orm.em.fork(), attempt_id, { status: returned.status }, termsOf(deps))
  } else {
    await writeRefund(deps, attempt_id, amount, returned)
  }
  const bank_left = Math.round(returned.new_amount * 100)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set refund_failed_at = null, returning_amount = null, bank_left = ${bank_left} where id = ${attempt_id}`,
  )
}

async function writeRefund(deps: Deps, attempt_id: string, amount: number, returned?: ReturnedMoney) {
  if (amount <= 0) return
  await deps.orm.em.fork().transactional(async (tx) => {
    const known = await lockAttempt(tx, attempt_id)
    if (!known) return
    const refunded_amount = Math.min(known.refunded_amount + amount, known.amount)
    await saveAttempt(tx, known, { status: returned?.status ?? known.status, refunded_amount })
    const { order_id, purchase_id, id: note } = known
    await addLedgerRow(tx, {
      order_id,
      purchase_id,
      kind: 'refund',
      amount: refunded_amount - known.refunded_amount,
      note,
    })
  })
}

function isOpenPage({ status }: Attempt) {
  const { order, money } = PAYMENT_EFFECTS[status]
  return order === 'wait' && money === 'none'
}

function termsOf({ config, now }: Deps) {
  return { payType: config.payments.payType, now: now() }
}
