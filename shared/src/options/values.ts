import { namesOf } from '../accounts/permissions'
import type { OptionGroupWire, OptionWire } from './schema'

/** What an editor holds of an option or a group. */
export type ChoiceValues = {
  name: string
  price: string
  group_id: string
  min: string
  max: string
  is_active: boolean
  product_ids: readonly string[]
}

const EMPTY: ChoiceValues = { name: '', price: '', group_id: '', min: '', max: '', is_active: true, product_ids: [] }

export function optionValues(option: OptionWire | null, group_id: string | null): ChoiceValues {
  if (!option) return { ...EMPTY, group_id: group_id ?? '' }
  return { ...said(option), price: String(option.price), group_id: option.group_id ?? '' }
}

export function groupValues(group: OptionGroupWire | null): ChoiceValues {
  if (!group) return { ...EMPTY, min: '1', max: '1' }
  return { ...said(group), min: String(group.min), max: String(group.max) }
}

/** The name that waits is the one its author last wrote. */
function said({ name, proposed_name, is_active, products }: OptionWire | OptionGroupWire): ChoiceValues {
  return { ...EMPTY, name: proposed_name ?? name, is_active, product_ids: products.map(({ id }) => id) }
}

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? [...one].sort().join() === [...other].sort().join() : one === other

/** The fields in which one differs from the other. */
export function changedFields(from: ChoiceValues, to: ChoiceValues): (keyof ChoiceValues)[] {
  return namesOf(EMPTY).filter((name) => !isSame(from[name], to[name]))
}

const FIELD_WORDS: Record<keyof ChoiceValues, string> = {
  name: 'название',
  price: 'доплата',
  group_id: 'группа',
  min: '«не\u00A0меньше»',
  max: '«не\u00A0больше»',
  is_active: 'продажа',
  product_ids: 'блюда',
}

/** What two editors both changed since one of them began, in words; null where each changed something else. */
export function clashWords(began: ChoiceValues, mine: ChoiceValues, theirs: ChoiceValues): string | null {
  const ours = changedFields(began, mine)
  const both = changedFields(began, theirs).filter((name) => ours.includes(name) && !isSame(mine[name], theirs[name]))
  if (both.length === 0) return null
  const words = both.map((name) =>
    typeof theirs[name] === 'string' && name !== 'group_id'
      ? `${FIELD_WORDS[name]}: ${theirs[name]}`
      : FIELD_WORDS[name],
  )
  return `Пока вы правили, это изменили (${words.join(', ')}). Сохраните ещё раз, чтобы осталось ваше`
}
