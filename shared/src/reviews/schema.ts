import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { ANSWER_FORM, REPLY_FORM, REVIEW_FORM, TEMPLATE_FORM, TEMPLATES_MAX } from './form'
import { isRating } from './rules'

const Rating = t.Number({
  ...{ minimum: 1, maximum: 5, multipleOf: 0.5, description: 'Stars, half ones too.' },
  checks: [
    (stars: unknown) => (isRating(stars) ? null : 'От\u00A01 до\u00A05\u00A0звёзд с\u00A0шагом в\u00A0половину'),
  ],
})
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
  is_edited: t.Boolean({ description: 'A moderator has changed the words.' }),
})
/** A review as its author sees it. */
export const OwnReviewSchema = t.Composite([
  ReviewSchema,
  t.Object({
    restaurant: t.Object({ id: Uuid, title: t.String() }),
    product: Nullable(t.Object({ id: Uuid, name: t.String() })),
    is_visible: t.Boolean({ description: 'False when a moderator has hidden it.' }),
    hidden_reason: Nullable(t.String()),
    edited_reason: Nullable(t.String()),
    can_edit: t.Boolean({ description: 'The window for reviewing the order is open.' }),
  }),
])
/** A review of an organization, as everybody reads it. */
export const OrganizationReview = t.Object({
  id: Uuid,
  rating: t.Number(),
  text: t.String(),
  images: t.Array(ImageSchema),
  created_at: Moment,
  author: Nullable(t.String({ description: 'Null of who has not told a name.' })),
  answer: Nullable(t.String({ description: 'What the organization says to it.' })),
  is_edited: t.Boolean({ description: 'A moderator has changed the words.' }),
})
/** The same as its author sees it. */
export const OwnOrganizationReview = t.Composite([
  OrganizationReview,
  t.Object({
    is_visible: t.Boolean({ description: 'False when a moderator has hidden it.' }),
    hidden_reason: Nullable(t.String()),
    edited_reason: Nullable(t.String()),
    can_edit: t.Boolean({ description: 'It was written less than three days ago.' }),
  }),
])
export const OrganizationReviewInput = t.Object({ organization_id: Uuid, ...said })
/** A review as the restaurant sees it. */
export const RestaurantReviewSchema = t.Composite([
  ReviewSchema,
  t.Object({
    product: Nullable(t.Object({ id: Uuid, name: t.String() })),
    viewed_at: Nullable(t.String({ description: 'When somebody at the restaurant said that it is read.' })),
    restaurant_answer_at: Nullable(t.String()),
    user_answer_at: Nullable(t.String()),
  }),
])
export const AnswerInput = t.Object({ review_id: Uuid, text: fieldText(ANSWER_FORM.text) })
export const AnswerChange = t.Pick(AnswerInput, ['text'])
export const AnswerTemplates = t.Object({
  templates: t.Array(fieldText(TEMPLATE_FORM.text), { maxItems: TEMPLATES_MAX }),
})
/** How a restaurant is rated: all of its visible reviews, those of its dishes too. */
export const ReviewSummary = t.Object({
  rating: t.Number({ description: 'The mean of the reviews of the restaurant itself; 0 while there are none.' }),
  reviews_count: Integer(),
  unread: Integer(),
  unanswered: Integer(),
  stars: t.Array(t.Object({ stars: t.String(), count: Integer() }), { description: 'Five first.' }),
  months: t.Array(t.Object({ month: t.String({ description: 'YYYY-MM' }), rating: t.Number(), count: Integer() }), {
    description: 'The last twelve in which somebody wrote, the oldest first.',
  }),
})
export type RestaurantReviewWire = typeof RestaurantReviewSchema.static
export type ReviewSummaryWire = typeof ReviewSummary.static
export type OwnReviewWire = typeof OwnReviewSchema.static
export type OrganizationReviewWire = typeof OrganizationReview.static
export type OwnOrganizationReviewWire = typeof OwnOrganizationReview.static
export type ReviewWire = typeof ReviewSchema.static
