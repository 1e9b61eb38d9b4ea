import { isCancelled, isUnconfirmed } from '@ostrov/shared/orders/rules'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { holdsMoney } from '../../../services/payments/payment-effects'
import { orderById } from '../../orders/find-order'
import { owedOf } from '../../orders/refunds/order-account'
import { owedForTickets } from '../../tickets/desk/refund-tickets'
import { type Attempt, attemptById, attemptsFor, attemptsOf } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { checkPayment } from '../bank/check-payment'
import { prepaymentReceipt } from '../receipts/receipts'
import { closePage, giveBack, isOpenPage } from './give-back'
import { returnBySbp } from './return-by-sbp'
import { writeRefund } from './write-refund'

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
  const opened = attempts.filter(({ payment_id }) => payment_id !== null)
  const withMoney = opened.filter(holdsMoney)
  // Of two payments the one that is taken stays, and the hold is let go.
  for (const attempt of [...withMoney.filter((one) => !isHeld(one)), ...withMoney.filter(isHeld)]) {
    const kept = Math.min(staysOf(attempt), owed)
    owed -= kept
    await returnRest(deps, attempt, kept)
  }
  if (owed === 0) for (const page of opened.filter(isOpenPage)) await closePage(deps, page)
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
    await captureOwed(deps, await attemptsOf(em, order_id), await owedOf(em, order))
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
  await captureOwed(deps, await attemptsFor(em, subject), owed)
  await settle(deps, await attemptsFor(em, subject), owed)
}

/** Takes of a hold what is owed beside what is taken already. */
async function captureOwed(deps: Deps, attempts: readonly Attempt[], owed: number) {
  const taken = attempts.filter((one) => holdsMoney(one) && !isHeld(one))
  const left = owed - taken.reduce((sum, attempt) => sum + staysOf(attempt), 0)
  const held = attempts.find((one) => isHeld(one) && staysOf(one) > 0)
  if (held && left > 0) await capture(deps, left, held)
}

async function capture(deps: Deps, owed: number, held: Attempt) {
  const amount = Math.min(owed, held.amount)
  // Written before the bank is asked: a process that dies in between must not give the same rubles back a second time.
  await writeRefund(deps, held.id, { amount: held.amount - held.refunded_amount - amount })
  const payment_id = held.payment_id ?? ''
  const receipt = await prepaymentReceipt(deps, held, amount)
  const result = await deps.doors.bank.confirm(payment_id, amount, receipt)
  const state = result.ok || result.kind !== 'refused' ? result : await deps.doors.bank.getState(payment_id)
  if (!state.ok) throw new JobFailure('bank.silent', state.code)
  const { status, amount: told } = state.value
  await applyBankStatus(deps.orm.em.fork(), held.id, { status, amount: told }, deps.now())
  if (status === 'AUTHORIZED') throw new JobFailure('bank.not_taken')
}

/** A hold that is kept in part is cut when it is taken; a bank cannot always take what is left of a cut hold. */
async function returnRest(deps: Deps, attempt: Attempt, kept: number): Promise<void> {
  const rest = attempt.amount - attempt.refunded_amount - kept
  if (rest <= 0 || (isHeld(attempt) && kept > 0)) return
  // What is taken at once and not told taken yet is asked about first: what goes back of it has a receipt.
  if (attempt.status === 'AUTHORIZED' && attempt.pay_type === 'O') await checkPayment(deps, attempt.id)
  const known = attempt.status === 'AUTHORIZED' ? await attemptById(deps.orm.em.fork(), attempt.id) : attempt
  if (!known || !holdsMoney(known)) return
  const given = await (known.method === 'sbp' ? returnBySbp : giveBack)(deps, known, rest)
  if (given === rest || given === null) return
  // What was asked before came first; the rest follows.
  const now = await attemptById(deps.orm.em.fork(), attempt.id)
  if (now && holdsMoney(now)) return returnRest(deps, now, kept)
}

/** Rubles that are with us and are not on their way back: a return that was begun is not begun in vain. */
function staysOf({ amount, refunded_amount, returning_amount }: Attempt) {
  return amount - refunded_amount - (returning_amount ?? 0)
}

/** Money that the bank holds until it is captured. */
function isHeld({ status, pay_type }: Attempt) {
  return status === 'AUTHORIZED' && pay_type === 'T'
}
