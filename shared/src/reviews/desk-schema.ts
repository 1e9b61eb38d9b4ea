import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { REVIEW_DESK_FORM } from './form'

const Named = t.Object({ id: Uuid, title: t.String() })

export const ReviewDeskInput = inputOf(REVIEW_DESK_FORM)
export const ReviewDeskRow = rowOf(REVIEW_DESK_FORM, {
  rating: t.Number(),
  order_id: Nullable(Integer()),
  restaurant: Nullable(Named),
  organization: Nullable(t.Composite([Named, t.Object({ number: Integer() })])),
  product: Nullable(Named),
  author: t.Object({ id: Uuid, name: Nullable(t.String()) }),
  images: t.Array(ImageSchema),
  restaurant_answer: Nullable(t.String()),
  user_answer: Nullable(t.String()),
  edited_at: Nullable(Moment),
  created_at: Moment,
})
export type ReviewDeskWire = typeof ReviewDeskRow.static
