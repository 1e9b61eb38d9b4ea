import { findTransition, isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import type { PaymentStatus } from '@ostrov/shared/payments/statuses'
import type { Em } from '../../../db/orm'
import { holdsMoney } from '../../../services/payments/payment-effects'
import type { OrderHead } from '../../orders/find-order'
import { moveOrder } from '../../orders/life/move-order'
import { owedOf } from '../../orders/refunds/order-account'
import { owedForTickets, voidTickets } from '../../tickets/desk/refund-tickets'
import { type Attempt, attemptsFor, type Subject } from '../attempts'
import { keepMismatch } from '../reconciling/mismatches'

const WHY = 'Банк вернул деньги за\u00A0заказ'

type Returned = { known: Attempt; status: PaymentStatus; now: Date }

/**
 * The money of an order is gone, and not by our own return, which leaves what is owed: the order is taken back and told. What has
 * left the kitchen stays as it is, and the administrators are told. Call inside the transaction that writes the return.
 * @throws {Refusal} where the order moves at this very moment.
 */
export async function takeBackOrder(em: Em, order: OrderHead, { known, status, now }: Returned): Promise<void> {
  if (isUnpaid(order.status) || isCancelled(order.status)) return
  if (!(await isLacking(em, known, await owedOf(em, order)))) return
  if (findTransition(order.status, 'CANCELLED', 'bank'))
    await moveOrder(em, order, { to: 'CANCELLED', actor: 'bank', comment: WHY, now })
  else await keepMismatch(em, known, { status, amount: 0, now })
}

/** The same of tickets: they are none any more and their holders hear of it; of those that were used the administrators do. */
export async function takeBackTickets(em: Em, purchase_id: string, { known, status, now }: Returned): Promise<void> {
  if (!(await isLacking(em, known, await owedForTickets(em, purchase_id, now)))) return
  const { used } = await voidTickets(em, purchase_id, now)
  if (used > 0) await keepMismatch(em, known, { status, amount: 0, now })
}

/** Whether less is with us than is owed. */
async function isLacking(em: Em, subject: Subject, owed: number): Promise<boolean> {
  const withUs = (await attemptsFor(em, subject))
    .filter(holdsMoney)
    .reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)
  return owed > withUs
}
