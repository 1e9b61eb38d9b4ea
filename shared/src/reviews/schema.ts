import { t } from 'elysia'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'

export const ReviewSchema = t.Object({
  id: Uuid,
  order_id: Integer(),
  product_id: Nullable(Uuid),
  rating: t.Number(),
  text: t.String(),
  images: t.Array(ImageSchema),
  created_at: Moment,
  user: t.Object({ user: t.Object({ name: Nullable(t.String()) }) }),
  restaurant_answer: Nullable(t.String()),
  user_answer: Nullable(t.String()),
})
export type ReviewWire = typeof ReviewSchema.static
