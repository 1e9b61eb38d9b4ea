import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { REPLY_FORM, REVIEW_FORM } from './form'

const Rating = t.Number({ minimum: 1, maximum: 5, multipleOf: 0.5, description: 'Stars, half ones too.' })
const said = {
  rating: Rating,
  text: t.Optional(fieldText(REVIEW_FORM.text)),
  images: t.Optional(t.Array(Uuid, { maxItems: REVIEW_FORM.images.max, description: 'Ids of pictures, in order.' })),
}

/** Of the order's restaurant, or with `product_id` of one of its dishes. */
export const ReviewInput = t.Object({
  order_id: Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  product_id: t.Optional(Nullable(Uuid)),
  ...said,
})
/** What is not sent stays. */
export const ReviewChange = t.Partial(t.Object(said))
export const ReplyInput = t.Object({ review_id: Uuid, text: fieldText(REPLY_FORM.text) })
export const ReplyChange = t.Pick(ReplyInput, ['text'])

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
/** A review as its author sees it. */
export const OwnReviewSchema = t.Composite([
  ReviewSchema,
  t.Object({
    restaurant: t.Object({ id: Uuid, title: t.String() }),
    product: Nullable(t.Object({ id: Uuid, name: t.String() })),
    is_visible: t.Boolean({ description: 'False when a moderator has hidden it.' }),
    can_edit: t.Boolean({ description: 'The window for reviewing the order is open.' }),
  }),
])
export type OwnReviewWire = typeof OwnReviewSchema.static
export type ReviewWire = typeof ReviewSchema.static
