import type { OptionGroupWire, OptionWire } from './schema'

/** What an editor holds of an option or a group. */
export type ChoiceValues = {
  name: string
  price: string
  group_id: string
  min: string
  max: string
  product_ids: readonly string[]
}

const EMPTY: ChoiceValues = { name: '', price: '', group_id: '', min: '', max: '', product_ids: [] }

export function optionValues(option: OptionWire | null, group_id: string | null): ChoiceValues {
  if (!option) return { ...EMPTY, group_id: group_id ?? '' }
  return { ...said(option), price: String(option.price), group_id: option.group_id ?? '' }
}

export function groupValues(group: OptionGroupWire | null): ChoiceValues {
  if (!group) return { ...EMPTY, min: '1', max: '1' }
  return { ...said(group), min: String(group.min), max: String(group.max) }
}

/** The name that waits is the one its author last wrote. */
function said({ name, proposed_name, products }: OptionWire | OptionGroupWire): ChoiceValues {
  return { ...EMPTY, name: proposed_name ?? name, product_ids: products.map(({ id }) => id) }
}

/** What of a field is compared: dishes in another order are the same. */
export function choicePlain(values: ChoiceValues, name: keyof ChoiceValues): unknown {
  return name === 'product_ids' ? [...values.product_ids].sort() : values[name]
}

/** What a field is called where it is spoken of. */
const CHOICE_LABELS: Readonly<Record<keyof ChoiceValues, string>> = {
  name: 'Название',
  price: 'Доплата',
  group_id: 'Группа',
  min: 'Не\u00A0меньше',
  max: 'Не\u00A0больше',
  product_ids: 'Блюда',
}
export const choiceLabel = (name: keyof ChoiceValues) => CHOICE_LABELS[name]
