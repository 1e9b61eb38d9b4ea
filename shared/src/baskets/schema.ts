import { t } from 'elysia'
import { ProductOptionSchema, ProductSchema } from '../menu/schema'
import { OfferGainSchema } from '../offers/schema'
import { BARRIERS } from '../orders/barrier'
import { BonusSchema, BonusWanted } from '../orders/bonus-schema'
import { DeliveryTypeSchema, PaymentTypeSchema, WantedAt } from '../orders/schema'
import { RestaurantCard, ScheduleSchema } from '../restaurants/schema'
import { Integer, Nullable, PointSchema, Rubles, Uuid } from '../wire/schema'
import { CHANGE_KINDS } from './changes'

export const BasketItemSchema = t.Object({
  id: Uuid,
  quantity: Integer({ minimum: 1, maximum: 100 }),
  product: ProductSchema,
  product_options: t.Array(ProductOptionSchema),
  line_total: Integer(),
  discount: Integer({ description: 'What the restaurant’s offers take off it; `line_total` is without.' }),
  offers: t.Array(OfferGainSchema),
  cancellation_comment: Nullable(t.String({ description: 'Why this line is left out of the total.' })),
  stock: Nullable(Integer({ description: 'How many may be ordered of a dish that is counted.' })),
  participant: Nullable(
    t.Object({ id: Uuid, name: t.String() }, { description: 'The friend who put it into a group basket.' }),
  ),
})
export const BasketChangeSchema = t.Object({
  kind: t.UnionEnum([...CHANGE_KINDS], { default: undefined }),
  item_id: Nullable(Uuid),
  name: t.String(),
  from: Nullable(Integer({ description: 'Rubles; of `quantity`, `added` and `removed` pieces.' })),
  to: Nullable(Integer()),
  reason: Nullable(t.String()),
})
/** What a basket comes to. Without terms, as every answer about baskets carries it, of its goods alone. */
export const QuoteSchema = t.Object({
  price: Integer({ description: 'Goods.' }),
  delivery_type: Nullable(DeliveryTypeSchema),
  payment_type: Nullable(PaymentTypeSchema),
  zone: Nullable(t.Object({ id: Uuid, price: Rubles, min_order_sum: Rubles, free_delivery_sum: Nullable(Rubles) })),
  delivery_price: Integer(),
  promo: Nullable(
    t.Object({
      code: t.String(),
      is_valid: t.Boolean({ description: 'It counts for this order as it is to be paid.' }),
      discount: Integer({ description: 'What it is worth paid online.' }),
      min_order_sum: Integer(),
      message: t.String({ description: 'Why it does not count; empty when it does.' }),
    }),
  ),
  bonus: Nullable(BonusSchema),
  discount: Integer({ description: 'What offers, the promo code and points take off this order.' }),
  offer_discount: Integer({ description: 'Of it, the restaurant’s offers.' }),
  offers: t.Array(OfferGainSchema),
  hints: t.Array(t.String(), { description: 'What to add so that an offer counts.' }),
  total: Integer({ description: 'Goods − discount + delivery: what placing now would charge.' }),
  left_to_minimum: Integer(),
  left_to_free_delivery: Integer(),
  barrier: Nullable(
    t.Object({
      code: t.UnionEnum([...BARRIERS], { default: undefined }),
      message: t.String({ description: 'Why the order cannot be placed as it is.' }),
    }),
  ),
  changes: t.Array(BasketChangeSchema, { description: 'What is different from what the person last agreed to.' }),
  changes_key: t.String({ description: 'Sent back as `seen`, says that these changes were read.' }),
})
export const BasketSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  restaurant: t.Composite([RestaurantCard, t.Object({ schedule: t.Array(ScheduleSchema) })]),
  total: Integer({ description: 'Rubles; lines with a cancellation_comment are left out.' }),
  items: t.Array(BasketItemSchema),
  quote: QuoteSchema,
  group_token: Nullable(Uuid),
})
/** The terms an order is quoted for: the delivery zone is looked up for the point, the code asked about. */
export const QuoteInput = t.Object({
  delivery_type: DeliveryTypeSchema,
  payment_type: PaymentTypeSchema,
  coordinates: t.Optional(Nullable(PointSchema)),
  wanted_at: WantedAt,
  code: t.Optional(Nullable(t.String({ maxLength: 40 }))),
  bonus: BonusWanted,
  seen: t.Optional(t.String({ maxLength: 40, description: 'The `changes_key` that was read and agreed to.' })),
})
export const BasketItemInput = t.Object({
  product_id: Uuid,
  product_options: t.Optional(t.Array(Uuid, { maxItems: 50, description: 'Ids of the chosen options.' })),
  restaurant_id: Uuid,
  quantity: Integer({ minimum: 1, maximum: 100 }),
  line_id: t.Optional(
    t.String({ format: 'uuid', description: 'Names the line to be made: said again, it is not added to.' }),
  ),
})
/** 0 removes the line. */
export const QuantityInput = t.Object({ quantity: Integer({ minimum: 0, maximum: 100 }) })
/** The restaurant's basket after a change; null when its last line went. */
export const BasketAfter = t.Object({ basket: Nullable(BasketSchema) })
export const BasketQuoted = t.Object({ basket: BasketSchema })
export type BasketItemInputWire = typeof BasketItemInput.static
export type BasketWire = typeof BasketSchema.static
export type QuoteWire = typeof QuoteSchema.static
export type QuoteInputWire = typeof QuoteInput.static
export type BasketItemWire = typeof BasketItemSchema.static
/** The basket after repeating an order, and what could not be repeated. */
export const BasketRepeated = t.Object({
  basket: Nullable(BasketSchema),
  skipped: t.Array(t.Object({ product_id: Uuid, name: t.String() })),
})
