import { formatMoney } from '@ostrov/shared/formats/money'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { OrderStatus } from '@ostrov/shared/orders/statuses'
import { struckSentence } from '@ostrov/shared/orders/struck'
import { orderPath } from '@ostrov/shared/paths'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { type Reach, reach, tellCustomer } from './tell-customer'

type Notice = {
  uuid: string
  status: OrderStatus
  total: number
  reach: Reach
  items: { name: string; quantity: number; line_total: number; cancellation_comment: string | null }[]
}

/** Tells the customer which lines the restaurant struck out and what is paid now. */
export async function notifyStruck(deps: Deps, order_id: number) {
  const notice = await row<Notice>(
    deps.orm.em.fork(),
    sql`select o.uuid, o.status, o.total, ${reach},
          (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'line_total', i.line_total,
              'cancellation_comment', i.cancellation_comment) order by i.sort)
           from order_item i where i.order_id = o.id) as items
        from "order" o where o.id = ${order_id}`,
  )
  if (!notice || isCancelled(notice.status)) return
  const sentence = struckSentence(notice.items)
  if (!sentence) return
  await tellCustomer(deps, notice.reach, {
    event: 'changes',
    is_necessary: true,
    title: `Заказ №\u00A0${order_id} изменился`,
    body: `${sentence}. Теперь ${formatMoney(notice.total)}`,
    url: orderPath(notice.uuid),
    // A topic of its own: the notice that the order is in work must not take its place.
    topic: `s${order_id}`,
  })
}
