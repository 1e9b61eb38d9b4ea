import { formatMoney } from '@ostrov/shared/formats/money'
import { localParts, parseClock } from '@ostrov/shared/formats/time'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { DeliveryType, OrderStatus } from '@ostrov/shared/orders/statuses'
import { adminPath, BOARD } from '@ostrov/shared/paths'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { orderNoticeLetter } from '../../services/mail/letters'
import type { NotificationConfig } from '../restaurants/restaurant'

type Notice = {
  order_id: number
  to: OrderStatus
  comment: string | null
  discount: number
  promo_code: string | null
  delivery_type: DeliveryType
  delivery_price: number
  total: number
  items: { name: string; options: string; quantity: number; line_total: number; cancellation_comment: string | null }[]
  config: NotificationConfig
}

/** Tells the restaurant of a new or a cancelled order by SMS and mail, as its notification_config asks: their jobs are the transaction's of `em`. */
export async function notifyRestaurant(em: Em, deps: Deps, event_id: number) {
  const notice = await loadNotice(em, event_id)
  if (!notice) return
  const event = isCancelled(notice.to) ? 'cancelled' : 'new_order'
  if (!notice.config.events.includes(event)) return
  const title = event === 'cancelled' ? 'Отменён заказ' : 'Новый заказ'
  const letter = letterOf(deps, notice, title)
  // A phone rings, a letter waits: quiet hours are for phones.
  const phones = isQuiet(notice.config, deps.now()) ? [] : notice.config.phones
  const text = `${title} № ${notice.order_id} на ${formatMoney(notice.total)}`
  await addJobs(em, [
    ...phones.map((phone) => newJob('sms.send', { phone, text }, { once: `order-sms:${event_id}:${phone}` })),
    ...notice.config.emails.map((to) =>
      newJob('mail.send', { to, ...letter }, { once: `order-mail:${event_id}:${to}` }),
    ),
  ])
}

/** Whether the restaurant's clock stands within its quiet hours, which may run past midnight. */
export function isQuiet({ quiet_from, quiet_to }: Pick<NotificationConfig, 'quiet_from' | 'quiet_to'>, now: Date) {
  const from = quiet_from === null ? null : parseClock(quiet_from)
  const to = quiet_to === null ? null : parseClock(quiet_to)
  if (from === null || to === null) return false
  const { minutes } = localParts(now)
  return from <= to ? from <= minutes && minutes < to : minutes >= from || minutes < to
}

function loadNotice(em: Em, event_id: number) {
  return row<Notice>(
    em,
    sql`select o.id::int as order_id, e.to, e.comment, o.total, o.discount, o.promo_code,
          o.delivery_type, o.delivery_price, r.notification_config as config,
          (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'line_total', i.line_total,
              'cancellation_comment', i.cancellation_comment, 'options',
              coalesce((select string_agg(chosen.value->>'name', ', ' order by chosen.ordinality)
                from jsonb_array_elements(i.product_options) with ordinality chosen), '')) order by i.sort)
           from order_item i where i.order_id = o.id) as items
        from order_event e join "order" o on o.id = e.order_id join restaurant r on r.id = o.restaurant_id
        where e.id = ${event_id}`,
  )
}

function letterOf({ config }: Deps, notice: Notice, title: string) {
  return orderNoticeLetter({
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    title,
    number: String(notice.order_id),
    text: notice.comment ?? (title === 'Новый заказ' ? 'Подтвердите заказ на\u00A0доске заказов.' : ''),
    url: config.origin + adminPath(BOARD),
    rows: rowsOf(notice),
  })
}

/** What was bought, what was struck out, and the sums that add up to the total. */
function rowsOf({ items, discount, promo_code, delivery_type, delivery_price, total }: Notice) {
  const lines = items.map(({ name, options, quantity, line_total, cancellation_comment }) => {
    const struck = cancellation_comment === null ? '' : `\u00A0— вычеркнуто: ${cancellation_comment}`
    return { name: `${name}${options && ` (${options})`} × ${quantity}${struck}`, sum: struck ? 0 : line_total }
  })
  const off = { name: promo_code ? `Скидка по\u00A0промокоду ${promo_code}` : 'Скидка', sum: -discount }
  return [
    ...lines,
    ...(discount > 0 ? [off] : []),
    ...(delivery_type === 'delivery' ? [{ name: 'Доставка', sum: delivery_price }] : []),
    { name: 'Итого', sum: total },
  ]
}
