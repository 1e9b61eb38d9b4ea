import type { ConfirmInput, OrderUpdateWire } from '@ostrov/shared/orders/schema'
import { UNDO_WINDOW_MS } from '@ostrov/shared/orders/undo'
import type { Em } from '../../../db/orm'
import { changed, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import type { Served } from '../../../kernel/served'
import { writeEntry } from '../../audit/write-entry'
import { lockOrder, restaurantOrder, subjectOf } from '../find-order'
import { ask, askedFor } from '../proposals/propose-change'
import { moveOrder } from './move-order'
import { stepBy } from './write-event'

type Confirmation = { by: By; restaurant: Served; ref: string; input: typeof ConfirmInput.static }

/**
 * The restaurant takes an order into work, with more time when it needs it; about lines it cannot make, the customer is
 * asked. Call inside a transaction.
 * @throws {Refusal} `order.moment_by_agreement` where minutes are added to a moment that the customer chose, and as `moveOrder` and `ask`.
 */
export async function confirmOrder(
  em: Em,
  { by, restaurant, ref, input }: Confirmation,
  now: Date,
): Promise<OrderUpdateWire> {
  const order = await restaurantOrder(em, restaurant, ref)
  const { cancelled_items = [], replacement, wanted_at, extra_minutes } = input
  if (extra_minutes && order.wanted_at) throw new Refusal('order.moment_by_agreement')
  // Moved first: the row is ours from here on, and of two operators only one goes on to ask.
  const update = await moveOrder(em, order, { to: 'CONFIRMED', ...stepBy(by), now })
  await writeEntry(em, {
    ...{ by, act: 'order.move', subject: subjectOf(order), restaurant_id: restaurant.id, now },
    from: { status: order.status },
    to: { status: update.status, ...askedFor({ cancelled_items, replacement, wanted_at }), extra_minutes },
  })
  if (extra_minutes) await addMinutes(em, order.id, { event_id: update.event_id, minutes: extra_minutes })
  if (cancelled_items.length > 0 || replacement || wanted_at) {
    const told_at = new Date(now.getTime() + UNDO_WINDOW_MS)
    await ask(em, await lockOrder(em, order), { by, input: { cancelled_items, replacement, wanted_at }, now, told_at })
  }
  return update
}

/** What was promised before stays with the event, for taking the step back. */
async function addMinutes(em: Em, order_id: number, { event_id, minutes }: { event_id: number; minutes: number }) {
  await changed(
    em,
    sql`update order_event set before = (select json_build_object('delivery_time', (restaurant->>'delivery_time')::int)
          from "order" where id = ${order_id}) where id = ${event_id}`,
  )
  await changed(
    em,
    sql`update "order" set restaurant = jsonb_set(restaurant, '{delivery_time}',
          to_jsonb((restaurant->>'delivery_time')::int + ${minutes}::int)) where id = ${order_id}`,
  )
}
