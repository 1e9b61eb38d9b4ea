import { addressParts } from '@ostrov/shared/geo/address-text'
import type { DeliveryType, PaymentType } from '@ostrov/shared/orders/statuses'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { CounterLine, CounterOrder as OrderForDoor } from '../../services/counters/counter'
import type { DeliverySnapshot } from '../orders/order'
import type { Counter } from './counter'
import { hookUrl } from './hook-address'

type Ordered = {
  id: number
  user_name: string
  user_phone: string
  comment: string | null
  cultery_count: number
  delivery_type: DeliveryType
  delivery: DeliverySnapshot | null
  payment_type: PaymentType
  payment_comment: string | null
  discount: number
  delivery_price: number
  items: {
    name: string
    article: string | null
    quantity: number
    unit_price: number
    product_options: { id: string; name: string; price: number }[]
  }[]
}
/** `names` are of its lines, by their place; `unlisted` are dishes that the counter has no article for. */
export type Prepared = { order: OrderForDoor; names: string[]; unlisted: string[] }

/** An order as its restaurant's counter takes it, struck lines left out. */
export async function orderForCounter(
  em: Em,
  config: Config,
  counter: Counter,
  order_id: number,
): Promise<Prepared | null> {
  const found = await row<Ordered>(
    em,
    sql`select o.id::int as id, o.user_name, o.user_phone, o.comment, o.cultery_count, o.delivery_type, o.delivery, o.payment_type,
          o.payment_comment, o.discount, o.delivery_price,
          (select coalesce(json_agg(json_build_object('name', i.name, 'article', i.article, 'quantity', i.quantity,
              'unit_price', i.unit_price, 'product_options', i.product_options) order by i.sort), '[]')
           from order_item i where i.order_id = o.id and i.cancellation_comment is null) as items
        from "order" o where o.id = ${order_id}`,
  )
  if (!found) return null
  const listed = found.items.filter(({ article }) => article)
  const unlisted = found.items.filter(({ article }) => !article).map(({ name, quantity }) => `${name} × ${quantity}`)
  const delivery = deliveryLine(found, counter)
  return {
    names: [...listed.map(({ name, quantity }) => `${name} × ${quantity}`), 'Доставка'],
    unlisted,
    order: {
      lines: [...listed.map(lineOf), ...delivery],
      ...{ name: found.user_name, phone: found.user_phone, address: addressOf(found.delivery) },
      remarks: remarksOf(found, { unlisted, counter, hasDelivery: delivery.length > 0 }),
      ...{ payment: found.payment_type, cutlery: found.cultery_count, discount: found.discount },
      hook_url: hookUrl(config, counter),
    },
  }
}

/** Options have no articles, so the dish costs what it costs with them and the remarks name them. */
function lineOf({ article, quantity, unit_price, product_options }: Ordered['items'][number]): CounterLine {
  const price = product_options.reduce((sum, option) => sum + option.price, unit_price)
  return { article: article ?? '', quantity, price, modifies: null }
}

function deliveryLine({ delivery_price }: Ordered, { settings }: Counter): CounterLine[] {
  const { delivery_article: article } = settings
  return delivery_price > 0 && article ? [{ article, quantity: 1, price: delivery_price, modifies: null }] : []
}

function addressOf(delivery: DeliverySnapshot | null): OrderForDoor['address'] {
  if (!delivery) return null
  const { address, apartment, front_door, floor } = delivery
  const parts = addressParts(address)
  return {
    street: parts ? [parts.street, ...parts.towns].join(', ') : address,
    home: parts?.house ?? '',
    ...{ apartment: apartment ?? '', entrance: front_door ?? '', floor: floor ?? '' },
  }
}

type About = { unlisted: string[]; counter: Counter; hasDelivery: boolean }

/** Money and what the kitchen would get wrong come first: a counter keeps the beginning. */
function remarksOf(order: Ordered, { unlisted, counter, hasDelivery }: About): string[] {
  const { payment_type, payment_comment, delivery, delivery_price, comment } = order
  const chosen = order.items
    .filter(({ product_options }) => product_options.length > 0)
    .map(({ name, product_options }) => `${name}: ${product_options.map((option) => option.name).join(', ')}`)
  return [
    ...(payment_type === 'online' && !counter.settings.pay_online ? ['Оплачено на сайте'] : []),
    ...(unlisted.length > 0 ? [`Добавить: ${unlisted.join(', ')}`] : []),
    ...chosen,
    comment ?? '',
    delivery?.comment ?? '',
    payment_comment ? `Сдача с ${payment_comment}` : '',
    ...(delivery_price > 0 && !hasDelivery ? [`Доставка ${delivery_price} ₽`] : []),
    `Заказ ${order.id}`,
  ]
}
