import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isUnpaid, UNPAID_TIMEOUT_MS } from '@ostrov/shared/orders/rules'
import type { OrderPlacedWire } from '@ostrov/shared/orders/schema'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { paymentMethods } from '../../../config'
import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { onlineWay } from '../../../kernel/offered'
import { Refusal } from '../../../kernel/problems'
import { addAttempt, isBeingTaken, isUndecided, openingAt, wayAgain } from '../../../services/payments/new-attempt'
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
export async function payOrder(
  deps: Deps,
  by: By,
  ref: string,
  wanted?: OnlineWayWire | null,
): Promise<OrderPlacedWire> {
  const em = deps.orm.em.fork()
  const now = deps.now()
  const { attempt_id, order, isKept } = await em.transactional((tx) =>
    chooseAttempt(tx, by, ref, { wanted: wanted ?? {}, offered: paymentMethods(deps.config), now }),
  )
  const placed = { order_uuid: order.uuid, order_id: order.id }
  if (isKept) return placed
  const payment_url = await openPayment(deps, attempt_id)
  if (payment_url === null) throw new Refusal(await whyNoPage(em, by, ref))
  return { ...placed, payment_url }
}

/** The bank is silent, unless the order was cancelled or paid while its page was being asked for. */
async function whyNoPage(em: Em, by: By, ref: string) {
  const { status } = await customerOrder(em, by.id, ref)
  return isUnpaid(status) ? 'payment.bank_unavailable' : 'order.not_payable'
}

type Choosing = { wanted: OnlineWayWire; offered: readonly PaymentMethod[]; now: Date }

async function chooseAttempt(em: Em, by: By, ref: string, { wanted, offered, now }: Choosing) {
  const { id } = await customerOrder(em, by.id, ref)
  // Two presses of «Оплатить» go one after the other, so that they open one page.
  await row(em, sql`select from "order" where id = ${id} for no key update`)
  const order = await customerOrder(em, by.id, ref)
  if (!isUnpaid(order.status)) throw new Refusal('order.not_payable')
  const newest = (await attemptsOf(em, order.id)).at(-1)
  const { isSame, ...way } = wayAgain(await onlineWay(em, by.id, wanted), newest, offered)
  const isLeft = newest && (isBeingTaken(newest) || newest.is_charging || isUsable(newest, now))
  if (isSame && isLeft && order.status === 'PAYMENT_PENDING') {
    return { attempt_id: newest.id, order, isKept: newest.saved_method_id !== null }
  }
  if (now.getTime() > new Date(order.created_at).getTime() + LAST_CHANCE_MS) throw new Refusal('order.not_payable')
  const due_at = new Date(now.getTime() + UNPAID_TIMEOUT_MS)
  const attempt_id = await addAttempt(em, {
    order_id: order.id,
    purchase_id: null,
    ...way,
    amount: order.total,
    due_at,
    now,
  })
  const isKept = way.saved_method_id !== null
  if (isKept) await addJob(em, 'payment.open', { payment_id: attempt_id }, { run_at: openingAt(way, now) })
  await addJob(em, 'order.expire_unpaid', { order_id: order.id }, { run_at: due_at })
  if (order.status === 'PAYMENT_FAILED') await moveOrder(em, order, { to: 'PAYMENT_PENDING', ...stepBy(by), now })
  return { attempt_id, order, isKept }
}

function isUsable(attempt: Attempt, now: Date) {
  return isUndecided(attempt) && attempt.due_at - now.getTime() > SHORTEST_PAGE_MS
}
