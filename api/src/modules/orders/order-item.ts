import { defineEntity, p } from '@mikro-orm/postgresql'
import type { OfferGain } from '@ostrov/shared/offers/apply'
import { id, imageId, money } from '../../db/columns'
import { Order } from './order'

/** A line as an order keeps it: the dish as it was bought. */
export type OrderedDish = {
  product_id: string
  name: string
  image_id: string | null
  weight: number
  weight_unit: string
  article: string | null
  product_options: { id: string; name: string; price: number }[]
  unit_price: number
  quantity: number
  line_total: number
  discount: number
  offers: OfferGain[]
}

/** One line as it was bought. */
const OrderItemSchema = defineEntity({
  name: 'OrderItem',
  tableName: 'order_item',
  checks: [{ name: 'order_item_quantity_check', expression: 'quantity >= 1 and quantity <= 100' }],
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade'),
    /** Where it came from, for «повторить»; not a foreign key, for a dish may be gone. */
    product_id: p.uuid(),
    name: p.text(),
    image_id: imageId().nullable(),
    weight: p.decimal('number').precision(8).scale(3),
    weight_unit: p.text(),
    article: p.text().nullable(),
    /** Whose it is, of an order that several filled. */
    participant: p.text().nullable(),
    product_options: p.json<{ id: string; name: string; price: number }[]>(),
    /** Rubles for one without options. */
    unit_price: money(),
    quantity: p.integer(),
    line_total: money(),
    /** What the restaurant's offers take off it, and which; `line_total` is without. */
    discount: money().default(0),
    offers: p.json<OfferGain[]>().default([]),
    /** Set when the restaurant strikes the line out. */
    cancellation_comment: p.text().nullable(),
    /** It was taken out of what was left of the dish, and is given back when the order is cancelled. */
    from_stock: p.boolean().default(false),
    sort: p.integer(),
  },
  indexes: [
    { name: 'order_item_order', properties: ['order', 'sort'] },
    { name: 'order_item_product', properties: ['product_id'] },
    {
      name: 'order_item_image',
      expression: 'create index "order_item_image" on "order_item" ("image_id") where image_id is not null',
    },
  ],
})
export class OrderItem extends OrderItemSchema.class {}
OrderItemSchema.setClass(OrderItem)
