import type { OrderActor, OrderStatus } from '@ostrov/shared/orders/statuses'
import { moment, type Sql, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'

/** A change of an order's status, by whom and why; `from` is null for its first event. */
export type Step = {
  from: OrderStatus | null
  to: OrderStatus
  actor: OrderActor
  actor_id?: string | null
  /** The administrator who acts through somebody's session. */
  act_admin_id?: string | null
  comment?: string | null
  /** The event that this one takes back. */
  undoes?: number
  now: Date
}

/** A change of an order that is there. */
export type OrderChange = Omit<Step, 'from' | 'undoes'>

/** What `written` gives of the order it wrote. */
export const writtenColumns = sql`id, uuid, restaurant_id, user_id, status`

/**
 * The parts `written` and `event` of a statement that writes an order: `write` returns `writtenColumns`, and whatever it
 * wrote gets its event. Select `announced` of both, so that the change, its event and its notice are one statement.
 */
export const withEvent = (write: Sql, { from, to, actor, now, ...step }: Step) =>
  sql`written as (${write}),
    event as (
      insert into order_event (order_id, "from", "to", actor, actor_id, act_admin_id, comment, undoes, created_at)
      select id, ${from}::text, ${to}::text, ${actor}::text, ${step.actor_id ?? null}::uuid, ${step.act_admin_id ?? null}::uuid,
        ${step.comment?.trim() || null}::text, ${step.undoes ?? null}::bigint, ${now}::timestamptz from written
      returning id, created_at)`

/** Tells the live pages of the order `written` and its `event`; of them and nowhere else, for a notice locks the whole cluster at its commit. */
export const announced = sql`pg_notify('order_event', json_build_object('event_id', event.id, 'order_id', written.id,
  'order_uuid', written.uuid, 'restaurant_id', written.restaurant_id, 'user_id', written.user_id, 'status', written.status,
  'created_at', ${moment('event.created_at')})::text) as announced`

const ACTORS = { customer: 'customer', business: 'restaurant', admin: 'admin' } as const satisfies Record<
  By['kind'],
  OrderActor
>

/** Who steps, in the words of an order's events. */
export const stepBy = ({ kind, id, act_admin_id }: By) => ({ actor: ACTORS[kind], actor_id: id, act_admin_id })
