import type { OrderUpdateWire } from '@ostrov/shared/orders/schema'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { canBeUndone, UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import type { Em } from '../../../db/orm'
import { changed, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { OrderHead } from '../find-order'
import { announced, stepBy, withEvent, writtenColumns } from './write-event'

type Undo = { event_id: number; by: By; now: Date }
type Step = { from: OrderStatus; before: { delivery_time: number } | null }

/**
 * Takes a restaurant's step back: the order stands as it stood, and what was asked of its customer is asked no more. Money and messages of the step have not left
 * yet: the job that would send them and this update close the same event, and only one of them can. Call inside a transaction.
 * @throws {Refusal} `order.undo_too_late` when five seconds are over, the order moved on or somebody else was faster.
 */
export async function undoStep(em: Em, order: OrderHead, { event_id, by, now }: Undo): Promise<OrderUpdateWire> {
  const to = order.status
  const step = canBeUndone({ to, actor: 'restaurant' }) ? await closeStep(em, order, { event_id, now }) : undefined
  if (!step) throw new Refusal('order.undo_too_late')
  if (step.before) await restoreTime(em, order.id, step.before.delivery_time)
  const back = sql`update "order" set status = ${step.from}, updated_at = ${now}, finished_at = null, answer_until = null,
      confirmation_date = case when status = 'CONFIRMED' then null else confirmation_date end
    where id = ${order.id} and status = ${to} and answer_until is not distinct from ${order.answer_until}::timestamptz
    returning ${writtenColumns}`
  const undoing = { from: to, to: step.from, ...stepBy(by), undoes: event_id, now }
  const undone = await row<{ event_id: number }>(
    em,
    sql`with ${withEvent(back, undoing)}
        select event.id::int as event_id, ${announced} from written cross join event`,
  )
  if (!undone) throw new Refusal('order.undo_too_late')
  if (order.answer_until) await forgetQuestion(em, order.id, now)
  const { id: order_id, uuid: order_uuid, restaurant_id } = order
  return {
    event_id: undone.event_id,
    order_id,
    order_uuid,
    restaurant_id,
    status: step.from,
    created_at: now.toISOString(),
  }
}

/** The event is closed by one conditional update: an undo, another undo and the job of its effects exclude each other. */
function closeStep(em: Em, order: OrderHead, { event_id, now }: Pick<Undo, 'event_id' | 'now'>) {
  const since = new Date(now.getTime() - UNDO_WINDOW_MS)
  return row<Step>(
    em,
    sql`update order_event set closed_at = ${now}
        where id = ${event_id} and order_id = ${order.id} and "to" = ${order.status} and actor = 'restaurant'
          and undoes is null and "from" <> "to" and closed_at is null and created_at > ${since} returning "from", before`,
  )
}

function restoreTime(em: Em, order_id: number, delivery_time: number) {
  return changed(
    em,
    sql`update "order" set restaurant = jsonb_set(restaurant, '{delivery_time}', to_jsonb(${delivery_time}::int))
        where id = ${order_id}`,
  )
}

function forgetQuestion(em: Em, order_id: number, now: Date) {
  return changed(
    em,
    sql`update order_proposal set status = 'withdrawn', answered_at = ${now} where order_id = ${order_id} and status = 'asked'`,
  )
}
