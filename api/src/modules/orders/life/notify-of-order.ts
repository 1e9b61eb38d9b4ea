import { formatMoney } from '@ostrov/shared/formats/money'
import type { OfferGain } from '@ostrov/shared/offers/apply'
import { offersOf } from '@ostrov/shared/offers/gains'
import { codeDiscount } from '@ostrov/shared/orders/pricing'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { DeliveryType, OrderActor, OrderStatus } from '@ostrov/shared/orders/statuses'
import { unansweredWords } from '@ostrov/shared/orders/waiting'
import { wantedWords } from '@ostrov/shared/orders/wanted'
import { adminPath, BOARD, boardOrderPath } from '@ostrov/shared/paths'
import type { NotificationConfig } from '@ostrov/shared/profiles/notifications'
import type { Em } from '../../../db/orm'
import { moment, row, sql } from '../../../db/sql'
import { statement } from '../../../db/statement'
import type { Deps } from '../../../kernel/deps'
import { orderNoticeLetter } from '../../../services/mail/letters'
import { notifyRestaurant } from '../../notifying/notify-restaurant'

type Notice = {
  restaurant_id: string
  order_id: number
  is_test: boolean
  to: OrderStatus
  actor: OrderActor
  comment: string | null
  discount: number
  offer_discount: number
  bonus_spent: number
  promo_code: string | null
  delivery_type: DeliveryType
  delivery_price: number
  total: number
  wanted_at: string | null
  items: {
    name: string
    options: string
    quantity: number
    line_total: number
    offers: OfferGain[]
    cancellation_comment: string | null
  }[]
  config: NotificationConfig
}

/** Tells the restaurant of a new or a cancelled order as its notification_config asks: the jobs are the transaction's of `em`. */
export async function notifyOfOrder(em: Em, deps: Deps, event_id: number) {
  const notice = await row(em, noticeOf({ event_id }))
  if (!notice) return
  const event = isCancelled(notice.to) ? 'cancelled' : 'new_order'
  const title = event === 'cancelled' ? 'Отменён заказ' : notice.is_test ? 'Пробный заказ' : 'Новый заказ'
  const { order_id, restaurant_id, config, wanted_at } = notice
  const when = wanted_at === null ? '' : wantedWords(wanted_at, deps.now())
  await notifyRestaurant(em, deps, {
    ...{ restaurant_id, config, event, key: `order:${event_id}` },
    letter: letterOf(deps, notice, when ? `${title}: ${when}` : title),
    message: {
      title: `${title} №\u00A0${order_id}`,
      // It is read on a locked screen, by whoever stands beside it: somebody's own words are on the board and in the letter.
      body: `На\u00A0${formatMoney(notice.total)}${when && `, ${when}`}`,
      url: adminPath(boardOrderPath(order_id)),
      topic: `k${order_id}`,
    },
    text: `${title} № ${order_id} на ${formatMoney(notice.total)}${when && `, ${when}`}`,
  })
}

const noticeOf = statement<{ event_id: number }, Notice>(
  (given) =>
    sql`select o.id::int as order_id, o.user_id is null as is_test, e.to, e.actor, e.comment, o.total, ${moment('o.wanted_at')} as wanted_at, o.discount, o.offer_discount, o.bonus_spent, o.promo_code,
          o.delivery_type, o.delivery_price, o.restaurant_id, r.notification_config as config,
          (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'line_total', i.line_total, 'offers', i.offers,
              'cancellation_comment', i.cancellation_comment, 'options',
              coalesce((select string_agg(chosen.value->>'name', ', ' order by chosen.ordinality)
                from jsonb_array_elements(i.product_options) with ordinality chosen), '')) order by i.sort)
           from order_item i where i.order_id = o.id) as items
        from order_event e join "order" o on o.id = e.order_id join restaurant r on r.id = o.restaurant_id
        where e.id = ${given('event_id')}`,
)

function letterOf({ config }: Deps, notice: Notice, title: string) {
  return orderNoticeLetter({
    brand: config.brand.name,
    support_email: config.brand.supportEmail,
    title,
    number: String(notice.order_id),
    text: textOf(config.orderAnswerMinutes, notice),
    url: config.origin + adminPath(BOARD),
    rows: rowsOf(notice),
  })
}

/** Somebody's reason is theirs; what we told the customer of an order that nobody accepted was not meant for the restaurant. */
function textOf(orderAnswerMinutes: number, { to, actor, comment }: Notice) {
  if (!isCancelled(to)) return comment ?? 'Подтвердите заказ на\u00A0доске заказов.'
  return to === 'CANCELLED' && actor === 'system' ? unansweredWords(orderAnswerMinutes) : (comment ?? '')
}

/** What was bought, what was struck out, and the sums that add up to the total. */
function rowsOf({ items, promo_code, delivery_type, delivery_price, total, ...sums }: Notice) {
  const lines = items.map(({ name, options, quantity, line_total, cancellation_comment }) => {
    const struck = cancellation_comment === null ? '' : `\u00A0— вычеркнуто: ${cancellation_comment}`
    return { name: `${name}${options && ` (${options})`} × ${quantity}${struck}`, sum: struck ? 0 : line_total }
  })
  const ofCode = codeDiscount(sums)
  const off = { name: promo_code ? `Скидка по\u00A0промокоду ${promo_code}` : 'Скидка', sum: -ofCode }
  return [
    ...lines,
    ...offersOf(items).map(({ label, amount }) => ({ name: label, sum: -amount })),
    ...(ofCode > 0 ? [off] : []),
    ...(sums.bonus_spent > 0 ? [{ name: 'Баллы', sum: -sums.bonus_spent }] : []),
    ...(delivery_type === 'delivery' ? [{ name: 'Доставка', sum: delivery_price }] : []),
    { name: 'Итого', sum: total },
  ]
}
