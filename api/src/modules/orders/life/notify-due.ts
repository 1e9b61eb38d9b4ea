import { formatMoney } from '@ostrov/shared/formats/money'
import { isUnfinished } from '@ostrov/shared/orders/rules'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { adminPath, BOARD, boardOrderPath } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import { newJob } from '../../../db/queue'
import { inStatuses, moment, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { restaurantNoticeLetter } from '../../../services/mail/letters'
import { notifyRestaurant } from '../../notifying/notify-restaurant'

/** Tells the kitchen when it is to begin what is wanted for a time; another moment moves the job. */
export const dueJob = (order_id: number, kitchen_at: Date) =>
  newJob('order.notify_due', { order_id }, { run_at: kitchen_at, key: `order.notify_due:${order_id}` })

type Due = { restaurant_id: string; total: number; wanted_at: string; config: NotificationConfig }

/** An order for a time comes to its kitchen; nothing where it was cancelled, is ready, or is wanted for a later moment by now. */
export async function notifyDue(deps: Deps, order_id: number) {
  const em = deps.orm.em.fork()
  const now = deps.now()
  const order = await row<Due>(
    em,
    sql`select o.restaurant_id, o.total, ${moment('o.wanted_at')} as wanted_at, r.notification_config as config
        from "order" o join restaurant r on r.id = o.restaurant_id
        where o.id = ${order_id} and o.user_id is not null and o.kitchen_at <= ${now} and o.status in ${inStatuses(isUnfinished)}`,
  )
  if (!order) return
  const { restaurant_id, total, wanted_at, config } = order
  const { brand, origin } = deps.config
  const title = `Пора готовить заказ №\u00A0${order_id}`
  const text = `Его ждут ${wantedWords(wanted_at, now)}.`
  const facts = { brand: brand.name, support_email: brand.supportEmail, url: origin + adminPath(BOARD) }
  await notifyRestaurant(em, deps, {
    ...{ restaurant_id, config, event: 'new_order', key: `due:${order_id}:${wanted_at}` },
    letter: restaurantNoticeLetter({ ...facts, title, text: `Заказ на\u00A0${formatMoney(total)}. ${text}` }),
    text: `${title}. ${text}`,
    message: { title, body: text, url: adminPath(boardOrderPath(order_id)), topic: `k${order_id}` },
  })
}
