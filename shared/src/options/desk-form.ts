import type { FormTable } from '../forms/form'
import { ON_SALE } from '../menu/desk-form'
import { OPTION_FORM, OPTION_GROUP_FORM } from './form'

// What waits for a moderator in a restaurant's own form applies at once here.
const { hint: _option, ...optionName } = OPTION_FORM.name
const { hint: _group, ...groupName } = OPTION_GROUP_FORM.name

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
