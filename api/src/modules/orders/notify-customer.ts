import { ORDER_LABELS } from '@ostrov/shared/orders/labels'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { orderPath } from '@ostrov/shared/paths'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { PushSubscription } from '../../services/push/push'
import { sendPush, subscriptions } from './send-push'

type Notice = {
  order_id: number
  uuid: string
  to: OrderStatus
  comment: string | null
  is_newest: boolean
  restaurant: string
  subscriptions: PushSubscription[] | null
}

/** Tells the customer by push of a change; nothing when a later change has come, or the person takes no pushes. */
export async function notifyCustomer(deps: Deps, { event_id }: { order_id: number; event_id: number }) {
  const em = deps.orm.em.fork()
  const notice = await row<Notice>(
    em,
    sql`select o.id::int as order_id, o.uuid, e.to, e.comment, o.status = e.to as is_newest,
          o.restaurant->'general_info'->>'name' as restaurant,
          ${subscriptions}
        from order_event e join "order" o on o.id = e.order_id where e.id = ${event_id}`,
  )
  if (!notice?.subscriptions || !notice.is_newest) return
  await sendPush(deps, notice.subscriptions, {
    title: `${ORDER_LABELS[notice.to]}: заказ №\u00A0${notice.order_id}`,
    body: notice.comment ? `${notice.restaurant}. ${notice.comment}` : notice.restaurant,
    url: orderPath(notice.uuid),
    topic: `o${notice.order_id}`,
  })
}
