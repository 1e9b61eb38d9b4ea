import type { FormTable } from '../forms/form'
import { OPTION_FORM, OPTION_GROUP_FORM } from '../options/form'
import { CATEGORY_FORM, PRODUCT_FORM } from './form'

const { name, description, price, discount_price, is_popular, is_additional } = PRODUCT_FORM

// What waits for a moderator in a restaurant's own form applies at once here.
const { hint: _category, ...categoryLabel } = CATEGORY_FORM.label
const { hint: _option, ...optionName } = OPTION_FORM.name
const { hint: _group, ...groupName } = OPTION_GROUP_FORM.name
const ON_SALE = { label: 'В\u00A0продаже', kind: 'flag' } as const

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

/** An option, and a group of them, as an administrator changes one. */
export const OPTION_DESK_FORM = {
  name: optionName,
  price: OPTION_FORM.price,
  is_active: ON_SALE,
} as const satisfies FormTable
export const OPTION_GROUP_DESK_FORM = {
  name: groupName,
  ...{ min: OPTION_GROUP_FORM.min, max: OPTION_GROUP_FORM.max },
  is_active: ON_SALE,
} as const satisfies FormTable
