import { ORDER_LABELS } from '@ostrov/shared/orders/labels'
import { isCancelled, isUnpaid } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { orderPath } from '@ostrov/shared/paths'
import { moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reach } from '../../notifying/notify-customer'

type Notice = {
  order_id: number
  uuid: string
  from: OrderStatus | null
  to: OrderStatus
  comment: string | null
  is_newest: boolean
  wanted_at: string | null
  restaurant: string
  reach: Reach
}

/**
 * Tells the customer of a change, nothing when a later one has come. An order they wait for that is cancelled must be
 * known; one that was never paid they have given up themselves.
 */
export async function notifyOfStatus(
  deps: Deps,
  { event_id }: { order_id: number; event_id: number },
  attempt?: number,
) {
  const em = deps.orm.em.fork()
  const notice = await row<Notice>(
    em,
    sql`select o.id::int as order_id, o.uuid, e."from", e.to, e.comment, o.status = e.to as is_newest, ${moment('o.wanted_at')} as wanted_at,
          o.restaurant->'general_info'->>'name' as restaurant, ${reach}
        from order_event e join "order" o on o.id = e.order_id where e.id = ${event_id}`,
  )
  if (!notice?.is_newest) return
  const { from, to } = notice
  const is_necessary = isCancelled(to) && from !== null && !isUnpaid(from)
  await notifyCustomer(deps, notice.reach, {
    event: is_necessary ? 'changes' : 'status',
    is_necessary,
    title: `${ORDER_LABELS[to]}: заказ №\u00A0${notice.order_id}`,
    body: bodyOf(notice, deps.now()),
    url: orderPath(notice.uuid),
    topic: `o${notice.order_id}`,
    ...(attempt !== undefined && { attempt }),
  })
}

/** What is accepted for a time says for which. */
function bodyOf({ restaurant, comment, to, wanted_at }: Notice, now: Date): string {
  const when = to === 'CONFIRMED' && wanted_at ? `Заказ ${wantedWords(wanted_at, now)}` : null
  return [restaurant, when, comment].filter(Boolean).join('. ')
}
