import { quoted } from '@ostrov/shared/formats/quoted'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { ORDER_LABELS } from '@ostrov/shared/orders/labels'
import { isCancelled, isFinal, stopsWork, transitionRefusal } from '@ostrov/shared/orders/rules'
import type { OrderUpdateWire } from '@ostrov/shared/orders/schema'
import { canBeUndone } from '@ostrov/shared/orders/undo'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { returnStock } from '../../menu/stock'
import { releasePromo } from '../../promotions/use-promo'
import { settleBonus } from '../bonuses/settle-bonus'
import type { OrderHead } from '../find-order'
import { followUpLater, jobsAfter } from './follow-up'
import { announced, type OrderChange, withEvent, writtenColumns } from './write-event'

/**
 * The one writer of an order's status after it was placed. The change, its event, its notice to the live streams and the
 * jobs that follow commit together, so call it inside a transaction. Of two who press at once, one gets a refusal.
 * @throws {Refusal} as `transitionRefusal`.
 */
export async function moveOrder(em: Em, order: OrderHead, change: OrderChange): Promise<OrderUpdateWire> {
  const refusal = transitionRefusal({ order, ...change })
  if (refusal === 'order.transition_forbidden') throw new Refusal(refusal, { message: standsAs(order, change) })
  if (refusal) throw new Refusal(refusal)
  const event_id = await writeChange(em, order, change)
  if (event_id === undefined) throw new Refusal('order.transition_forbidden')
  if (isCancelled(change.to)) await giveBack(em, order, change.now)
  if (order.answer_until) await endProposal(em, order.id, change.now)
  return {
    event_id,
    order_id: order.id,
    order_uuid: order.uuid,
    restaurant_id: order.restaurant_id,
    status: change.to,
    created_at: change.now.toISOString(),
  }
}

/** Nothing need have changed: what is refused may come too early as well as too late. */
function standsAs({ status }: OrderHead, { actor }: OrderChange) {
  const label = actor === 'customer' ? ORDER_LABELS[status] : EVENT_LABELS[status]
  return `Сейчас статус заказа\u00A0— ${quoted(label)}, поэтому сделать это нельзя.`
}

/** What a cancelled order took of a promo code, of counted dishes and of points. */
async function giveBack(em: Em, { id: order_id, bonus_spent }: OrderHead, now: Date) {
  // In the order of placing, so that neither waits for the other crosswise.
  await returnStock(em, order_id)
  await releasePromo(em, order_id)
  if (bonus_spent > 0) await settleBonus(em, { id: order_id }, now)
}

/** An order that is over asks nothing any more. */
function endProposal(em: Em, order_id: number, now: Date) {
  return changed(
    em,
    sql`update order_proposal set status = 'cancelled', answered_at = ${now} where order_id = ${order_id} and status = 'asked'`,
  )
}

async function writeChange(em: Em, order: OrderHead, change: OrderChange) {
  const { to, actor, now } = change
  const confirmed = to === 'CONFIRMED' ? now : null
  const finished = isFinal(to) ? now : null
  const cancel_unseen = stopsWork({ from: order.status, to, actor })
  const moving = sql`update "order" set status = ${to}, updated_at = ${now}, cancel_unseen = ${cancel_unseen}, answer_until = null,
      confirmation_date = coalesce(${confirmed}::timestamptz, confirmation_date),
      finished_at = coalesce(${finished}::timestamptz, finished_at)
    where id = ${order.id} and status = ${order.status} and answer_until is not distinct from ${order.answer_until}::timestamptz
    returning ${writtenColumns}`
  const written = { ...change, event_id: sql`event.id` }
  const jobs = canBeUndone(change) ? [followUpLater(order, written)] : jobsAfter(order, written)
  const moved = await row<{ event_id: number }>(
    em,
    sql`with ${withEvent(moving, { from: order.status, ...change })}
        select event.id::int as event_id, ${announced}, array[${sql.join(jobs)}]::bigint[] as jobs from written cross join event`,
  )
  return moved?.event_id
}
