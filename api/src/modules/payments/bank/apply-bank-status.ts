import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import { isDeadMethod } from '@ostrov/shared/payments/decline'
import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../../db/orm'
import { addJob, paymentQueue } from '../../../db/queue'
import { paymentsMoved } from '../../../kernel/metrics'
import { holdsMoney, isNewerStatus, PAYMENT_EFFECTS, paymentEffect } from '../../../services/payments/payment-effects'
import { type OrderHead, orderById } from '../../orders/find-order'
import { moveOrder } from '../../orders/life/move-order'
import { type Attempt, addLedgerRow, attemptsOf, lockAttempt, saveAttempt } from '../attempts'
import { retireMethod } from '../methods/saved-methods'
import { acceptForTickets } from '../paying/accept-for-tickets'
import { isMismatch, keepMismatch } from '../reconciling/mismatches'
import { takeBackOrder, takeBackTickets } from '../returns/take-back'
import { settleSoon } from './settle-soon'

type BankNews = {
  status: PaymentStatus
  /** Rubles, as the bank told them; absent where it tells no sum. */
  amount?: number
  error_code?: string | null
  receipt_url?: string | null
}

/**
 * Applies what the bank says of an attempt, in whatever order and however often it says it: an outrun status changes
 * nothing. Money for an order that is cancelled, or paid already, is sent back, and so is that for
 * tickets that are gone. What the bank has given back by itself takes its order or its tickets along. A word about another sum than was asked
 * is kept for the administrator and moves nothing.
 */
export async function applyBankStatus(em: Em, attempt_id: string, news: BankNews, now: Date) {
  const moved = await em.transactional(async (tx) => {
    const known = await lockAttempt(tx, attempt_id)
    if (!known || !isNewerStatus(known.status, news.status)) return false
    const { amount, ...told } = news
    if (amount !== undefined && isMismatch(known, news.status, amount)) {
      await keepMismatch(tx, known, { status: news.status, amount, now })
      return false
    }
    const effect = paymentEffect(news.status, known.pay_type)
    const returned = effect.money === 'returned'
    await saveAttempt(tx, known, { ...told, ...(returned && { refunded_amount: known.amount }) })
    await writeMoney(tx, known, news.status)
    if (effect.order === 'failed' && isDeadMethod(news.error_code)) await retireMethod(tx, known.saved_method_id, now)
    // Which return has ended is asked of the bank: its word comes repeated, and late.
    if (known.returning_at !== null && !returned) await settleSoon(tx, known)
    const back = { known, status: news.status, now }
    if (known.purchase_id !== null) {
      if (effect.order === 'paid') await acceptForTickets(tx, known.purchase_id, now)
      if (returned) await takeBackTickets(tx, known.purchase_id, back)
      return true
    }
    const order = known.order_id === null ? undefined : await orderById(tx, known.order_id)
    if (!order) return true
    if (effect.order === 'failed') await failOrder(tx, order, known, news, now)
    if (effect.order === 'paid') await acceptMoney(tx, order, known, now)
    if (returned) await takeBackOrder(tx, order, back)
    return true
  })
  if (moved) paymentsMoved.inc({ status: news.status })
}

/** A payment is in the ledger once, however many statuses tell of it; so is its return. */
async function writeMoney(em: Em, known: Attempt, status: PaymentStatus) {
  const { order_id, purchase_id, amount, refunded_amount } = known
  const subject = { order_id, purchase_id }
  const before = PAYMENT_EFFECTS[known.status].money
  const after = PAYMENT_EFFECTS[status].money
  const note = known.id
  if (before === 'none' && after !== 'none') {
    await addLedgerRow(em, { ...subject, kind: 'payment', amount, note })
    if (known.keep_method) await addJob(em, 'payment.keep_method', { payment_id: note }, { max_attempts: 9 })
  }
  if (after === 'returned')
    await addLedgerRow(em, { ...subject, kind: 'refund', amount: amount - refunded_amount, note })
}

async function failOrder(em: Em, order: OrderHead, failed: Attempt, { status }: BankNews, now: Date) {
  const newest = (await attemptsOf(em, order.id)).at(-1)
  if (order.status !== 'PAYMENT_PENDING' || newest?.id !== failed.id) return
  // A page that was lost as it opened is cancelled by us, and the bank may say so before another attempt is written.
  if (status === 'CANCELED' && failed.payment_url === null) return
  await moveOrder(em, order, { to: 'PAYMENT_FAILED', actor: 'bank', now })
}

async function acceptMoney(em: Em, order: OrderHead, paid: Attempt, now: Date) {
  const others = (await attemptsOf(em, order.id)).filter((one) => one.id !== paid.id)
  const isPaidTwice = others.some((one) => holdsMoney(one))
  // Paid on receipt since: what comes over an old page is not for us to keep.
  if (isCancelled(order.status) || isPaidTwice || order.payment_type !== 'online') {
    await addJob(em, 'payment.refund', { order_id: order.id }, { queue: paymentQueue(order.id) })
  } else if (isUnpaid(order.status)) {
    await payOrder(em, order, now)
    // Another page may still be open: it must not take the money a second time.
    if (others.length > 0) await addJob(em, 'payment.refund', { order_id: order.id }, { queue: paymentQueue(order.id) })
  }
}

/** A refused try may be followed by a good one on the same page, which is the customer paying again. */
async function payOrder(em: Em, order: OrderHead, now: Date) {
  if (order.status === 'PAYMENT_FAILED') {
    await moveOrder(em, order, { to: 'PAYMENT_PENDING', actor: 'customer', actor_id: order.user_id, now })
  }
  await moveOrder(em, { ...order, status: 'PAYMENT_PENDING' }, { to: 'new', actor: 'bank', now })
}
