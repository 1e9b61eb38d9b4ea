import { t } from 'elysia'
import { ProductOptionSchema } from '../menu/schema'
import { OfferGainSchema } from '../offers/schema'
import { ImageSchema, Integer, Nullable, Uuid } from '../wire/schema'

/** One line as it was bought. */
export const OrderItemSchema = t.Object({
  id: Uuid,
  product_id: Uuid,
  name: t.String(),
  image: Nullable(ImageSchema),
  weight: t.Number(),
  weight_unit: t.String(),
  product_options: t.Array(ProductOptionSchema),
  unit_price: Integer(),
  quantity: Integer(),
  line_total: Integer(),
  discount: Integer({ description: 'What the restaurant’s offers take off it; `line_total` is without.' }),
  offers: t.Array(OfferGainSchema),
  cancellation_comment: Nullable(t.String()),
  participant: Nullable(t.String({ description: 'Whose it is, of an order that several filled.' })),
})
