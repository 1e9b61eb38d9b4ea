import type { CounterOrderInputWire } from '@ostrov/shared/counters/schema'
import { isActive } from '@ostrov/shared/orders/rules'
import type { Em } from '../../db/orm'
import { addJobs } from '../../db/queue'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { lockOrder, restaurantOrder, subjectOf } from '../orders/find-order'
import { sendingJob } from './hand-to-counter'

type Settling = CounterOrderInputWire & { by: By; restaurant: Served; ref: string; now: Date }

/**
 * A person has looked at the counter: the order is to go there, or is there. Only what nothing will happen to by itself is settled so.
 * Call inside a transaction.
 * @throws {Refusal} `order.not_found`, `counter.order_settled`.
 */
export async function settleByHand(em: Em, { by, restaurant, ref, state, now }: Settling): Promise<void> {
  const order = await lockOrder(em, await restaurantOrder(em, restaurant, ref))
  const sent_at = state === 'sent' ? now : null
  const settled = isActive(order.status)
    ? await changed(
        em,
        sql`insert into counter_order as c (order_id, restaurant_id, state, by_hand, handed_at, sent_at)
            select ${order.id}, restaurant_id, ${state}, true, ${now}::timestamptz, ${sent_at}::timestamptz from counter
            where restaurant_id = ${restaurant.id} and enabled and ${order.user_id !== null}
            on conflict (order_id) do update set state = excluded.state, by_hand = true, failure = null, sent_at = excluded.sent_at
              where c.state in ('doubtful', 'failed', 'dropped')`,
      )
    : 0
  if (settled === 0) throw new Refusal('counter.order_settled')
  if (state === 'waiting') await addJobs(em, [sendingJob({ order_id: order.id, restaurant_id: restaurant.id })])
  const act = state === 'waiting' ? 'counter.send' : 'counter.settle'
  await writeEntry(em, { by, act, subject: subjectOf(order), restaurant_id: restaurant.id, now })
}
