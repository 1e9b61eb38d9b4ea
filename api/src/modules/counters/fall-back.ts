import { lowerFirst } from '@ostrov/shared/formats/lower-first'
import { adminPath, boardOrderPath } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { restaurantNoticeLetter } from '../../services/mail/letters'
import { notifyRestaurant } from '../notifying/notify-restaurant'
import { lockOrder } from '../orders/find-order'
import { moveOrder } from '../orders/life/move-order'

type Words = { said: string; hand: string }

/** An order that its counter has not got is one of the board again; nothing where somebody moved it meanwhile. Call inside a transaction. */
export async function fallBack(em: Em, order_id: number, now: Date): Promise<void> {
  const order = await lockOrder(em, { id: order_id })
  if (order.status === 'in_progress') await moveOrder(em, order, { to: 'CONFIRMATION_PENDING', actor: 'system', now })
}

/**
 * Tells the restaurant what its counter did with an order and what to do, each thing once, by the ways it chose for orders that wait.
 * Call inside a transaction.
 */
export async function notifyOfCounter(
  em: Em,
  deps: Deps,
  order_id: number,
  { about, said, hand }: Words & { about: string },
) {
  const found = await row<{ restaurant_id: string; config: NotificationConfig }>(
    em,
    sql`select o.restaurant_id, r.notification_config as config from "order" o join restaurant r on r.id = o.restaurant_id
        where o.id = ${order_id}`,
  )
  if (!found) return
  const { brand, origin } = deps.config
  const url = adminPath(boardOrderPath(order_id))
  const title = `Заказ №\u00A0${order_id}: ${lowerFirst(said)}`
  await notifyRestaurant(em, deps, {
    ...{ ...found, event: 'unanswered', key: `counter:${order_id}:${about}` },
    letter: restaurantNoticeLetter({
      ...{ brand: brand.name, support_email: brand.supportEmail, url: origin + url },
      ...{ title, text: hand },
    }),
    text: `${title}. ${hand}`,
    message: { title, body: hand, url, topic: `c${order_id}` },
  })
}
