import { t } from 'elysia'
import { ImageSchema, Integer, IntegerInAddress, Moment, Nullable, RUBLES_MAX, Uuid } from '../wire/schema'
import { PROMO_CODE_STATUSES } from './statuses'

export const PromoValidation = t.Object({
  is_valid: t.Boolean(),
  discount: Integer(),
  min_order_sum: Integer(),
  message: t.String(),
})
export const PromoValidateQuery = t.Object({
  cart_sum: IntegerInAddress({ minimum: 0, maximum: RUBLES_MAX }),
  restaurant_id: Uuid,
  payment_type: t.Union([t.Literal('online'), t.Literal('card'), t.Literal('cash')]),
})
export const PromoCodeSchema = t.Object({
  id: Uuid,
  name: t.String(),
  code: t.String(),
  amount: Integer(),
  amount_type: t.Union([t.Literal('rubles'), t.Literal('percent')]),
  min_order_sum: Integer(),
  created_at: Moment,
  expires_at: Moment,
  status: t.UnionEnum([...PROMO_CODE_STATUSES], { default: undefined }),
})
const Invitations = t.Object({
  total_used_count: Integer(),
  total_limit: Integer(),
  refresh_date: Moment,
  user_used_count: Integer(),
  ref_code: t.String(),
})
const PromotionTerms = t.Object({
  is_available: t.Boolean({ description: 'It still holds for this person.' }),
  promotion: t.Object({
    title: t.String(),
    description: t.String(),
    params: t.Object({
      user_use_limit: Nullable(Integer()),
      total_use_limit: Nullable(Integer()),
      min_order_sum: Integer(),
    }),
  }),
})
export const RefCodeData = t.Composite([Invitations, PromotionTerms])
/** A promotion as it is for one person; the invitations are those of `referral` alone. */
export const PromotionForPerson = t.Composite([
  t.Partial(Invitations),
  PromotionTerms,
  t.Object({
    image: Nullable(ImageSchema),
    link: Nullable(t.String()),
    promo_code: Nullable(t.Pick(PromoCodeSchema, ['code', 'amount', 'amount_type', 'min_order_sum', 'expires_at'])),
  }),
])
export const PromotionsForUser = t.Object({
  promo_codes: t.Array(PromoCodeSchema),
  ref_code_data: RefCodeData,
  is_first_order: t.Boolean({ description: 'The next order would be the first: what is promised for it still holds.' }),
})
export const AdMarkSchema = t.Object({ advertiser_name: t.String(), erid: t.String() })
export const StorySchema = t.Object({
  id: Uuid,
  title: t.String(),
  text: t.String(),
  link: Nullable(t.String()),
  image: Nullable(ImageSchema),
  logo: Nullable(ImageSchema),
  city_ids: t.Array(Uuid, { description: 'The towns it is meant for; empty: all.' }),
  ad: Nullable(AdMarkSchema),
})
export const PromotionSlide = t.Object({
  id: Uuid,
  key: Nullable(
    t.String({ description: 'What the slide is about, where something depends on it: `welcome`, `referral`.' }),
  ),
  title: t.String(),
  description: t.String(),
  link: Nullable(t.String()),
  image: Nullable(ImageSchema),
  ad: Nullable(AdMarkSchema),
})
export type PromotionForPersonWire = typeof PromotionForPerson.static
export type StoryWire = typeof StorySchema.static
export type PromotionSlideWire = typeof PromotionSlide.static
export type PromotionsForUserWire = typeof PromotionsForUser.static
