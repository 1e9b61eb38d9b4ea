import { t } from 'elysia'
import { ProductOptionSchema, ProductSchema } from '../menu/schema'
import { RestaurantCard } from '../restaurants/schema'
import { Integer, Nullable, Uuid } from '../wire/schema'

export const BasketItemSchema = t.Object({
  id: Uuid,
  quantity: Integer({ minimum: 1, maximum: 100 }),
  product: ProductSchema,
  product_options: t.Array(ProductOptionSchema),
  line_total: Integer(),
  cancellation_comment: Nullable(t.String({ description: 'Why this line is left out of the total.' })),
})
export const BasketSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  restaurant: RestaurantCard,
  total: Integer({ description: 'Rubles; lines with a cancellation_comment are left out.' }),
  items: t.Array(BasketItemSchema),
})
export const BasketItemInput = t.Object({
  product_id: Uuid,
  product_options: t.Optional(t.Array(Uuid, { maxItems: 50, description: 'Ids of the chosen options.' })),
  restaurant_id: Uuid,
  quantity: Integer({ minimum: 1, maximum: 100 }),
})
/** 0 removes the line. */
export const QuantityInput = t.Object({ quantity: Integer({ minimum: 0, maximum: 100 }) })
/** The restaurant's basket after a change; null when its last line went. */
export const BasketAfter = t.Object({ basket: Nullable(BasketSchema) })
export type BasketWire = typeof BasketSchema.static
export type BasketItemWire = typeof BasketItemSchema.static
/** The basket after repeating an order, and what could not be repeated. */
export const BasketRepeated = t.Object({
  basket: Nullable(BasketSchema),
  skipped: t.Array(t.Object({ product_id: Uuid, name: t.String() })),
})
