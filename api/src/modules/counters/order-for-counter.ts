import { addressParts } from '@ostrov/shared/geo/address-text'
import type { OfferGain } from '@ostrov/shared/offers/apply'
import { offersOf } from '@ostrov/shared/offers/gains'
import type { DeliveryType, PaymentType } from '@ostrov/shared/orders/statuses'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { CounterLine, CounterOrder as OrderForDoor } from '../../services/counters/counter'
import type { DeliverySnapshot } from '../orders/order'
import type { Counter } from './counter'
import { hookUrl } from './hook-address'

type Ordered = {
  id: number
  uuid: string
  user_name: string
  user_phone: string
  comment: string | null
  cultery_count: number
  wanted_at: string | null
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
    offers: OfferGain[]
    cancellation_comment: null
  }[]
  /** Option → its article, of those that were chosen and have one. */
  options: Record<string, string>
  /** Of the zone it goes to, where that has one of its own. */
  zone_article: string | null
}
type Item = Ordered['items'][number]
/** `names` are of its lines, by their place; `unlisted` are dishes that the counter has no article for. */
export type Prepared = { order: OrderForDoor; names: string[]; unlisted: string[] }

/** An order as its restaurant's counter takes it, struck lines left out. By the articles of now: what was linked since it was ordered goes when it is handed over once more. */
export async function orderForCounter(
  em: Em,
  config: Config,
  counter: Counter,
  order_id: number,
): Promise<Prepared | null> {
  const found = await row<Ordered>(
    em,
    sql`select o.id::int as id, o.uuid, o.user_name, o.user_phone, o.comment, o.cultery_count, ${moment('o.wanted_at')} as wanted_at, o.delivery_type, o.delivery, o.payment_type,
          o.payment_comment, o.discount, o.delivery_price,
          (select coalesce(json_agg(json_build_object('name', i.name, 'article', case when p.id is null then i.article else p.article end,
              'quantity', i.quantity, 'unit_price', i.unit_price, 'product_options', i.product_options,
              'offers', i.offers, 'cancellation_comment', null) order by i.sort), '[]')
           from order_item i left join product p on p.id = i.product_id and p.deleted_at is null where i.order_id = o.id and i.cancellation_comment is null) as items,
          (select coalesce(jsonb_object_agg(c.id, c.article), '{}') from product_option c where c.restaurant_id = o.restaurant_id
            and c.article is not null and c.id in (select (x->>'id')::uuid from order_item i,
              jsonb_array_elements(i.product_options) x where i.order_id = o.id)) as options,
          (select z.article from delivery_zone z where z.id = (o.delivery->>'zone_id')::uuid) as zone_article
        from "order" o where o.id = ${order_id}`,
  )
  if (!found) return null
  const listed = found.items.filter(({ article }) => article)
  const unlisted = found.items.filter(({ article }) => !article).map(({ name, quantity }) => `${name} × ${quantity}`)
  const delivery = deliveryLine(found, counter)
  const rung = linesOf(listed, found.options)
  return {
    names: [...rung.map(({ name, line }) => `${name} × ${line.quantity}`), 'Доставка'],
    unlisted,
    order: {
      ...{ key: found.uuid, number: String(found.id) },
      lines: [...rung.map(({ line }) => line), ...delivery],
      ...{ name: found.user_name, phone: found.user_phone, address: addressOf(found.delivery) },
      remarks: remarksOf(found, { unlisted, counter, hasDelivery: delivery.length > 0 }),
      ...{ payment: found.payment_type, cutlery: found.cultery_count, discount: found.discount },
      wanted_at: found.wanted_at === null ? null : new Date(found.wanted_at),
      hook_url: hookUrl(config, counter),
    },
  }
}

/** A dish and behind it, as its modifiers, those of its options that have articles; the others are in its price and in the remarks. */
function linesOf(items: readonly Item[], articles: Ordered['options']) {
  const rung: { name: string; line: CounterLine }[] = []
  for (const { name, article, quantity, unit_price, product_options } of items) {
    const own = product_options.filter(({ id }) => !articles[id])
    const price = own.reduce((sum, option) => sum + option.price, unit_price)
    const modifies = rung.length
    rung.push({ name, line: { article: article ?? '', quantity, price, modifies: null } })
    for (const option of product_options) {
      const known = articles[option.id]
      if (known) rung.push({ name: option.name, line: { article: known, quantity, price: option.price, modifies } })
    }
  }
  return rung
}

function deliveryLine({ delivery_price, zone_article }: Ordered, { settings }: Counter): CounterLine[] {
  const article = zone_article || settings.delivery_article
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

/** Money comes first, then what the kitchen would get wrong, then the customer’s own words: a counter keeps the beginning. */
function remarksOf(order: Ordered, { unlisted, counter, hasDelivery }: About): string[] {
  const { payment_type, payment_comment, delivery, delivery_price, comment } = order
  const chosen = order.items
    .map(({ product_options, ...item }) => ({ ...item, unknown: product_options.filter(isUnsaid(order, item)) }))
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ name, unknown }) => `${name}: ${unknown.map((option) => option.name).join(', ')}`)
  return [
    ...(payment_type === 'online' && !counter.settings.pay_online ? ['Оплачено на сайте'] : []),
    payment_comment ? `Сдача с ${payment_comment}` : '',
    ...(delivery_price > 0 && !hasDelivery ? [`Доставка ${delivery_price} ₽`] : []),
    `Заказ ${order.id}`,
    ...offersOf(order.items).map(({ label, amount }) => `${label} −${amount} ₽`),
    ...(unlisted.length > 0 ? [`Добавить: ${unlisted.join(', ')}`] : []),
    ...chosen,
    comment ?? '',
    delivery?.comment ?? '',
  ]
}

/** Options that no line of the counter says: of a dish without an article none is said. */
const isUnsaid =
  ({ options }: Ordered, { article }: Pick<Item, 'article'>) =>
  ({ id }: { id: string }) =>
    !article || !options[id]
