import { isFinal, stopsWork, transitionRefusal } from '@ostrov/shared/orders/rules'
import type { OrderUpdateWire } from '@ostrov/shared/orders/schema'
import { canBeUndone } from '@ostrov/shared/orders/undo'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { OrderHead } from './find-order'
import { followUp, followUpLater } from './follow-up'
import type { OrderChange } from './order-change'

/**
 * The one writer of an order's status after it was placed. The change, its event, its notice to the live streams and the
 * jobs that follow commit together, so call it inside a transaction. Of two who press at once, one gets a refusal.
 * @throws {Refusal} `order.transition_forbidden`, `order.cancel_window_passed`, `order.comment_required`.
 */
export async function moveOrder(em: Em, order: OrderHead, change: OrderChange): Promise<OrderUpdateWire> {
  const refusal = transitionRefusal({ order, ...change })
  if (refusal) throw new Refusal(refusal)
  const event_id = await writeChange(em, order, change)
  if (event_id === undefined) throw new Refusal('order.transition_forbidden')
  await (canBeUndone(change)
    ? followUpLater(em, order, { ...change, event_id })
    : followUp(em, order, { ...change, event_id }))
  return {
    event_id,
    order_id: order.id,
    order_uuid: order.uuid,
    restaurant_id: order.restaurant_id,
    status: change.to,
    created_at: change.now.toISOString(),
  }
}

async function writeChange(em: Em, order: OrderHead, { to, actor, now, ...by }: OrderChange) {
  const confirmed = to === 'CONFIRMED' ? now : null
  const finished = isFinal(to) ? now : null
  const cancel_unseen = stopsWork({ from: order.status, to, actor })
  const moved = await row<{ event_id: number }>(
    em,
    sql`with moved as (
        update "order" set status = ${to}, updated_at = ${now}, cancel_unseen = ${cancel_unseen},
          confirmation_date = coalesce(${confirmed}::timestamptz, confirmation_date),
          finished_at = coalesce(${finished}::timestamptz, finished_at)
        where id = ${order.id} and status = ${order.status}
        returning id, uuid, restaurant_id, user_id),
      event as (
        insert into order_event (order_id, "from", "to", actor, actor_id, act_admin_id, comment, created_at)
        select id, ${order.status}::text, ${to}::text, ${actor}::text, ${by.actor_id ?? null}::uuid,
          ${by.act_admin_id ?? null}::uuid, ${by.comment?.trim() || null}::text, ${now}::timestamptz from moved
        returning id)
      select event.id::int as event_id, pg_notify('order_event', json_build_object('event_id', event.id,
        'order_id', moved.id, 'order_uuid', moved.uuid, 'restaurant_id', moved.restaurant_id, 'user_id', moved.user_id,
        'status', ${to}::text, 'created_at', ${now.toISOString()}::text)::text)
      from moved cross join event`,
  )
  return moved?.event_id
}
