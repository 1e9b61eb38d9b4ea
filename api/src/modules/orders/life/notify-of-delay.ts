import { COURIER_WINDOW_MINUTES } from '@ostrov/shared/orders/courier'
import { newTime } from '@ostrov/shared/orders/pace'
import { mayBeLate } from '@ostrov/shared/orders/rules'
import type { DeliveryType, OrderStatus } from '@ostrov/shared/orders/statuses'
import { lateWords } from '@ostrov/shared/orders/tracker'
import { orderPath } from '@ostrov/shared/paths'
import type { Em } from '../../../db/orm'
import { addJobs, newJob } from '../../../db/queue'
import { inStatuses, moment, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { notifyCustomer, type Reach, reach } from '../../notifying/notify-customer'
import type { RestaurantSnapshot } from '../order'

const BATCH = 200

/** The sweep of every minute: orders whose promise has just passed are marked, each once, and their customers told. */
export async function findLateOrders(em: Em, now: Date) {
  await em.transactional(async (tx) => {
    const late = await rows<{ id: number }>(
      tx,
      sql`update "order" set late_told_at = ${now} where id in (
            select o.id from "order" o where o.status in ${inStatuses(mayBeLate)} and o.late_told_at is null and o.user_id is not null
              and (o.created_at > ${now}::timestamptz - interval '1 day' or o.kitchen_at > ${now}::timestamptz - interval '1 day')
              and ${promiseEnds} < ${now} limit ${sql.lit(BATCH)})
          returning id::int as id`,
    )
    await addJobs(
      tx,
      late.map(({ id }) => newJob('order.notify_late', { order_id: id })),
    )
  })
}

/** When the promise of `o` passes, as `promiseEnd` says it. */
export const promiseEnds = sql`coalesce(o.wanted_at, o.created_at + make_interval(mins => (o.restaurant->>'delivery_time')::int))
  + make_interval(mins => case when o.delivery_type = 'pickup' then 0
    else coalesce((o.restaurant->>'delivery_window')::int, ${sql.lit(COURIER_WINDOW_MINUTES)}) end)`

type Notice = {
  uuid: string
  status: OrderStatus
  created_at: string
  wanted_at: string | null
  delivery_type: DeliveryType
  restaurant: RestaurantSnapshot
  reach: Reach
}

/** Tells the customer that the order is late and when it is expected now; nothing when it has come meanwhile. */
export async function notifyOfDelay(deps: Deps, order_id: number) {
  const notice = await row<Notice>(
    deps.orm.em.fork(),
    sql`select o.uuid, o.status, ${moment('o.created_at')} as created_at, ${moment('o.wanted_at')} as wanted_at, o.delivery_type, o.restaurant, ${reach}
        from "order" o where o.id = ${order_id}`,
  )
  if (!notice || !mayBeLate(notice.status)) return
  const { uuid, restaurant, ...order } = notice
  const time = newTime({ ...order, ...restaurant }, deps.now())
  if (!time) return
  await notifyCustomer(deps, notice.reach, {
    event: 'late',
    is_necessary: false,
    title: `Заказ №\u00A0${order_id}: ${lateWords(time).toLowerCase()}`,
    body: restaurant.general_info.name,
    url: orderPath(uuid),
    topic: `o${order_id}`,
  })
}
