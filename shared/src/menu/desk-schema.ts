import { t } from 'elysia'
import { ModerationReason, ModerationStatusSchema } from '../moderation/schema'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Moment, Uuid } from '../wire/schema'
import { CATEGORY_DESK_FORM, PRODUCT_DESK_FORM } from './desk-form'

/** What is shown of everything on a menu. */
export const ofMenu = {
  restaurant: t.Object({ id: Uuid, title: t.String() }),
  moderation_status: ModerationStatusSchema,
  moderation_reason: ModerationReason,
  is_changing: t.Boolean({ description: 'A change of it waits for a moderator.' }),
  updated_at: Moment,
}

export const ProductDeskInput = inputOf(PRODUCT_DESK_FORM)
export const ProductDeskRow = rowOf(PRODUCT_DESK_FORM, {
  ...ofMenu,
  category: t.String(),
  rating: t.Number({ description: 'The mean of its visible reviews; 0 while there are none.' }),
  reviews_count: Integer(),
})
export const CategoryDeskInput = inputOf(CATEGORY_DESK_FORM)
export const CategoryDeskRow = rowOf(CATEGORY_DESK_FORM, { ...ofMenu, products_count: Integer() })
export type ProductDeskWire = typeof ProductDeskRow.static
export type CategoryDeskWire = typeof CategoryDeskRow.static
