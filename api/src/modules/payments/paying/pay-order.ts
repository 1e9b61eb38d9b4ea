import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isUnpaid, UNPAID_TIMEOUT_MS } from '@ostrov/shared/orders/rules'
import type { OrderPlacedWire } from '@ostrov/shared/orders/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { paymentMethods } from '../../../config'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { demandOffered } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import { addAttempt, isBeingTaken, isUndecided, methodOf } from '../../../services/payments/new-attempt'
import { customerOrder } from '../../orders/find-order'
import { moveOrder } from '../../orders/life/move-order'
import { stepBy } from '../../orders/life/write-event'
import { type Attempt, attemptsOf } from '../attempts'
import { openPayment } from './open-payment'

/** The bank opens no page that dies sooner. */
const SHORTEST_PAGE_MS = 2 * MINUTE_MS
/** After so long an order is not paid for any more, however often one tries. */
const LAST_CHANCE_MS = 3 * 60 * MINUTE_MS

/**
 * Pays an order that waits for its money: on the page it has while that lives or is paid, else by a new attempt, as `wanted` or as before.
 * @throws {Refusal} `order.not_payable`, `payment.method_unavailable`, `payment.off`, `payment.bank_unavailable`.
 */
export async function payOrder(deps: Deps, by: By, ref: string, wanted?: PaymentMethod): Promise<OrderPlacedWire> {
  demandOffered(deps.config, wanted)
  const em = deps.orm.em.fork()
  const now = deps.now()
  const { attempt_id, order } = await em.transactional((tx) =>
    chooseAttempt(tx, by, ref, { method: wanted, offered: paymentMethods(deps.config), now }),
  )
  const payment_url = await openPayment(deps, attempt_id)
  if (payment_url === null) throw new Refusal(await whyNoPage(em, by, ref))
  return { order_uuid: order.uuid, order_id: order.id, payment_url }
}

/** The bank is silent, unless the order was cancelled or paid while its page was being asked for. */
async function whyNoPage(em: Em, by: By, ref: string) {
  const { status } = await customerOrder(em, by.id, ref)
  return isUnpaid(status) ? 'payment.bank_unavailable' : 'order.not_payable'
}

type Choosing = { method: PaymentMethod | undefined; offered: readonly PaymentMethod[]; now: Date }

async function chooseAttempt(em: Em, by: By, ref: string, { method: wanted, offered, now }: Choosing) {
  const { id } = await customerOrder(em, by.id, ref)
  // Two presses of «Оплатить» go one after the other, so that they open one page.
  await row(em, sql`select from "order" where id = ${id} for no key update`)
  const order = await customerOrder(em, by.id, ref)
  if (!isUnpaid(order.status)) throw new Refusal('order.not_payable')
  const newest = (await attemptsOf(em, order.id)).at(-1)
  const method = methodOf(wanted, newest?.method, offered)
  const isSame = newest && (isBeingTaken(newest) || (newest.method === method && isUsable(newest, now)))
  if (isSame && order.status === 'PAYMENT_PENDING') return { attempt_id: newest.id, order }
  if (now.getTime() > new Date(order.created_at).getTime() + LAST_CHANCE_MS) throw new Refusal('order.not_payable')
  const due_at = new Date(now.getTime() + UNPAID_TIMEOUT_MS)
  const attempt_id = await addAttempt(em, {
    order_id: order.id,
    purchase_id: null,
    method,
    amount: order.total,
    due_at,
    now,
  })
  await addJob(em, 'order.expire_unpaid', { order_id: order.id }, { run_at: due_at })
  if (order.status === 'PAYMENT_FAILED') await moveOrder(em, order, { to: 'PAYMENT_PENDING', ...stepBy(by), now })
  return { attempt_id, order }
}

function isUsable(attempt: Attempt, now: Date) {
  return isUndecided(attempt) && attempt.due_at - now.getTime() > SHORTEST_PAGE_MS
}
