import type { FormTable } from '../forms/form'
import { CATEGORY_FORM, PRODUCT_FORM } from './form'

const { name, description, price, discount_price, is_popular, is_additional } = PRODUCT_FORM

// What waits for a moderator in a restaurant's own form applies at once here.
const { hint: _, ...categoryLabel } = CATEGORY_FORM.label
/** What stands on a menu may be taken off it. */
export const ON_SALE = { label: 'В\u00A0продаже', kind: 'flag' } as const

/** A dish as an administrator changes one: it applies at once, without a moderator. */
export const PRODUCT_DESK_FORM = {
  name,
  description,
  image_id: { label: 'Главное фото', kind: 'images', max: 1 },
  ...{ price, discount_price, is_popular, is_additional },
  is_active: ON_SALE,
} as const satisfies FormTable

/** A category as an administrator adds or changes one. It stays with its restaurant. */
export const CATEGORY_DESK_FORM = {
  restaurant_id: { label: 'Ресторан', kind: 'reference', of: 'restaurant', required: 'Выберите ресторан' },
  label: categoryLabel,
  is_active: CATEGORY_FORM.is_active,
} as const satisfies FormTable
