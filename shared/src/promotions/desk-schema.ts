import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { PROMO_CODE_FORM, PROMO_SERIES_FORM, PROMOTION_FORM, STORY_FORM } from './form'
import { PROMO_CODE_STATES, PROMO_SERIES_STATES, STORY_STATES } from './lists'

const Named = t.Object({ id: Uuid, title: t.String() })

export const StoryInput = inputOf(STORY_FORM)
export const StoryRow = rowOf(STORY_FORM, {
  image: Nullable(ImageSchema),
  logo: Nullable(ImageSchema),
  restaurant: Nullable(Named),
  cities: t.Array(Named),
  state: t.UnionEnum(namesOf(STORY_STATES), { default: undefined }),
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
  series: Nullable(t.Object({ id: Uuid, name: t.String() })),
  total_used_count: Integer(),
  state: t.UnionEnum(namesOf(PROMO_CODE_STATES), { default: undefined }),
  created_at: Moment,
})
export type PromoCodeRowWire = typeof PromoCodeRow.static
export const PromoSeriesInput = inputOf(PROMO_SERIES_FORM)
export const PromoSeriesRow = rowOf(PROMO_SERIES_FORM, {
  restaurants: t.Array(Named),
  total_used_count: Integer({ description: 'Of all its codes.' }),
  state: t.UnionEnum(namesOf(PROMO_SERIES_STATES), { default: undefined }),
  stopped_at: Nullable(Moment),
  created_at: Moment,
})
export type PromoSeriesRowWire = typeof PromoSeriesRow.static
/** What came of a promo code, or of a series. Rubles. */
export const PromoUses = t.Object({
  orders: Integer(),
  discount: Integer(),
  days: t.Array(
    t.Object({ at: t.String({ description: 'A day of the region.' }), orders: Integer(), discount: Integer() }),
  ),
})
export type PromoUsesWire = typeof PromoUses.static
