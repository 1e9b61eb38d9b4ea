import { formatMoney } from '@ostrov/shared/formats/money'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isBeforeRestaurant, REMINDER_MINUTES, reminderWords } from '@ostrov/shared/orders/waiting'
import { adminPath, BOARD, boardOrderPath, orderPath } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import type { Em } from '../../../db/orm'
import { addJobs, newJob } from '../../../db/queue'
import { inStatuses, moment, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { restaurantNoticeLetter } from '../../../services/mail/letters'
import { notifyCustomer, type Reach, reach } from '../../notifying/notify-customer'
import { notifyRestaurant } from '../../notifying/notify-restaurant'

const BATCH = 200
const [FIRST, LAST] = REMINDER_MINUTES

/** `o` is somebody's and stands before its restaurant, which has not answered. */
const isWaiting = sql`o.status in ${inStatuses(isBeforeRestaurant)} and o.user_id is not null`
/** When `o` came before its restaurant, or, wanted for a time, should be begun. */
const asked_at = sql`(select greatest(min(e.created_at), o.kitchen_at) from order_event e
  where e.order_id = o.id and e."to" in ${inStatuses(isBeforeRestaurant)})`

/**
 * The sweep of every minute: of orders that wait for five or ten minutes their restaurants are told again, each time once;
 * what was missed is made up by the step that is due now.
 */
export async function remindOfUnanswered(em: Em, now: Date) {
  await em.transactional(async (tx) => {
    const due = await rows<{ id: number; minutes: number }>(
      tx,
      sql`with asked as (select o.id, o.waited_told, ${asked_at} as at from "order" o
              where ${isWaiting} and o.waited_told < ${sql.lit(LAST)}),
            due as (select id, case when at <= ${before(now, LAST)} then ${sql.lit(LAST)} else ${sql.lit(FIRST)} end as minutes
              from asked where at <= ${before(now, LAST)} or waited_told = 0 and at <= ${before(now, FIRST)}
              order by at limit ${sql.lit(BATCH)})
          update "order" o set waited_told = due.minutes from due
          where o.id = due.id and ${isWaiting} and o.waited_told < due.minutes
          returning o.id::int as id, due.minutes::int as minutes`,
    )
    await addJobs(
      tx,
      due.flatMap(({ id: order_id, minutes }) => [
        newJob('order.remind_restaurant', { order_id, minutes }),
        ...(minutes === LAST ? [newJob('order.offer_cancel', { order_id })] : []),
      ]),
    )
  })
}

/** Orders that have waited since then, the oldest first. */
export function waitingSince(em: Em, since: Date) {
  return rows<{ id: number }>(
    em,
    sql`select o.id::int as id from "order" o where ${isWaiting} and ${asked_at} <= ${since} order by o.created_at limit ${sql.lit(BATCH)}`,
  )
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

type Reminder = { restaurant_id: string; total: number; asked_at: string; config: NotificationConfig }

/** Tells a restaurant that an order waits, by the ways it chose; nothing when it has answered meanwhile. */
export async function remindRestaurant(deps: Deps, { order_id, minutes }: { order_id: number; minutes: number }) {
  const em = deps.orm.em.fork()
  const order = await row<Reminder>(
    em,
    sql`select o.restaurant_id, o.total, ${moment('asked.at')} as asked_at, r.notification_config as config
        from "order" o join restaurant r on r.id = o.restaurant_id cross join lateral (select ${asked_at} as at) asked
        where o.id = ${order_id} and ${isWaiting}`,
  )
  if (!order) return
  const { restaurant_id, total, config } = order
  const { brand, origin, orderAnswerMinutes } = deps.config
  const waited = Math.floor((deps.now().getTime() - Date.parse(order.asked_at)) / MINUTE_MS)
  const words = reminderWords({ waited, left: Math.max(1, orderAnswerMinutes - waited) })
  const title = `Заказ №\u00A0${order_id} ${words.title}`
  const sum = formatMoney(total)
  const facts = { brand: brand.name, support_email: brand.supportEmail, url: origin + adminPath(BOARD) }
  await notifyRestaurant(em, deps, {
    ...{ restaurant_id, config, event: 'unanswered', key: `unanswered:${order_id}:${minutes}` },
    letter: restaurantNoticeLetter({ ...facts, title, text: `Заказ на\u00A0${sum}. ${words.text}` }),
    text: `${title}. ${words.text}`,
    message: { title, body: `На\u00A0${sum}`, url: adminPath(boardOrderPath(order_id)), topic: `k${order_id}` },
  })
}

/** Tells the customer that nobody has answered and that the order may be cancelled; nothing when it is answered by now. */
export async function offerToCancel(deps: Deps, order_id: number) {
  const order = await row<{ uuid: string; restaurant: string; reach: Reach }>(
    deps.orm.em.fork(),
    sql`select o.uuid, o.restaurant->'general_info'->>'name' as restaurant, ${reach}
        from "order" o where o.id = ${order_id} and ${isWaiting}`,
  )
  if (!order) return
  await notifyCustomer(deps, order.reach, {
    event: 'late',
    is_necessary: false,
    title: `Заказ №\u00A0${order_id}: ресторан пока не\u00A0ответил`,
    body: `${order.restaurant}. Можно подождать, позвонить туда или\u00A0отменить заказ.`,
    url: orderPath(order.uuid),
    topic: `o${order_id}`,
  })
}
