import type { DeliveryType, OrderStatus, PaymentType } from '@ostrov/shared/orders/statuses'
import type { SentEvent } from '@ostrov/shared/webhooks/events'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import { isPaid } from '../orders/lists/order-view'
import type { DeliverySnapshot } from '../orders/order'

/** An order of more lines than any kitchen cooks is told without them. */
const MOST_BYTES = 64 * 1024

export type ToldEvent = { event: SentEvent; event_id: number | null; restaurant_id: string; created_at: string }

type Row = {
  from: OrderStatus | null
  to: OrderStatus
  comment: string | null
  occurred_at: string
  delivery_type: DeliveryType
  payment_type: PaymentType
  delivery: DeliverySnapshot | null
  items: object[]
} & Readonly<Record<string, unknown>>

/**
 * What is sent of an event, as text: the event as it was, and the order as it stands now, no more of it than its restaurant's board
 * shows. Null when the order is gone.
 */
export async function webhookBody(em: Em, told: ToldEvent): Promise<string | null> {
  const { event, event_id, restaurant_id, created_at } = told
  if (event_id === null) {
    const data = { restaurant_id, text: 'Проверка связи: заказа здесь нет' }
    return JSON.stringify({ type: event, timestamp: created_at, sequence: null, data })
  }
  const found = await row<Row>(em, orderOf(event_id))
  if (!found) return null
  const { from, to, comment, occurred_at, items, delivery, ...facts } = found
  const order = { ...facts, delivery: delivery && placeOf(delivery), items }
  const data = { restaurant_id, from, to, comment, order }
  const body = { type: event, timestamp: occurred_at, sequence: event_id, data }
  const text = JSON.stringify(body)
  if (Buffer.byteLength(text) <= MOST_BYTES) return text
  return JSON.stringify({ ...body, data: { ...data, order: { ...order, items: [], items_left_out: items.length } } })
}

const orderOf = (event_id: number) =>
  sql`select e."from", e.to, e.comment, ${moment('e.created_at')} as occurred_at,
        o.id::int as id, o.uuid, o.status, o.user_id is null as is_test, ${isPaid} as is_paid, ${moment('o.created_at')} as created_at,
        ${moment('o.wanted_at')} as wanted_at, ${moment('o.kitchen_at')} as kitchen_at,
        ${moment('o.confirmation_date')} as confirmation_date, ${moment('o.finished_at')} as finished_at,
        o.user_name, o.user_phone, o.comment as order_comment, o.cultery_count, o.payment_type, o.payment_comment,
        o.price, o.discount, o.delivery_price, o.total, o.promo_code, o.delivery_type, o.delivery,
        (select coalesce(json_agg(json_build_object('id', i.id, 'product_id', i.product_id, 'article', i.article, 'name', i.name,
            'product_options', i.product_options, 'unit_price', i.unit_price, 'quantity', i.quantity, 'line_total', i.line_total, 'discount', i.discount, 'offers', i.offers,
            'cancellation_comment', i.cancellation_comment) order by i.sort), '[]')
         from order_item i where i.order_id = o.id) as items
      from order_event e join "order" o on o.id = e.order_id where e.id = ${event_id}`

const placeOf = ({ address, apartment, front_door, floor, comment, private_house, coordinates }: DeliverySnapshot) => ({
  ...{ address, apartment, front_door, floor, comment, private_house: private_house ?? false, coordinates },
})
