import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { PROMO_CODE_FORM, PROMOTION_FORM, STORY_FORM } from './form'
import { PROMO_CODE_STATES } from './lists'

const Named = t.Object({ id: Uuid, title: t.String() })

export const StoryInput = inputOf(STORY_FORM)
export const StoryRow = rowOf(STORY_FORM, {
  image: Nullable(ImageSchema),
  logo: Nullable(ImageSchema),
  restaurant: Nullable(Named),
  created_at: Moment,
})
export const PromotionInput = inputOf(PROMOTION_FORM)
export const PromotionRow = rowOf(PROMOTION_FORM, {
  key: Nullable(t.String({ description: 'What the product asks for by name; null for a plain slide.' })),
  image: Nullable(ImageSchema),
  created_at: Moment,
})
export type PromotionRowWire = typeof PromotionRow.static
export const PromoCodeInput = inputOf(PROMO_CODE_FORM)
export const PromoCodeRow = rowOf(PROMO_CODE_FORM, {
  restaurants: t.Array(Named),
  total_used_count: Integer(),
  state: t.UnionEnum(namesOf(PROMO_CODE_STATES), { default: undefined }),
  created_at: Moment,
})
