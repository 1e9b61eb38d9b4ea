import { WEIGHT_UNIT_LABELS } from '@ostrov/shared/formats/weight'
import { COLUMNS, type ColumnName, ROW_KINDS } from '@ostrov/shared/imports/columns'
import { namesOf } from '@ostrov/shared/wire/names'
import { type DishState, type GroupState, labelsOf, type MenuState, named, type OptionState } from './menu-state'
import { joinNames, quotedName, quotedWord } from './names-cell'

type Cell = string | number
type Row = Partial<Record<ColumnName, Cell>>

const NAMES = namesOf(COLUMNS)
const yesNo = (is: boolean) => (is ? 'да' : 'нет')

/** The head of a file of a menu: the columns' labels. */
const head = NAMES.map((name) => COLUMNS[name].label.replaceAll('\u00A0', ' '))

/** A menu as lines of a file, the head first: groups with their options, options that stand alone, dishes. */
export function menuLines({ categories, groups, options, dishes }: MenuState): Cell[][] {
  const groupLabels = labelsOf(groups)
  const free = options.filter(({ group_id }) => group_id === null)
  const optionLabels = labelsOf(free)
  const label = labelsOf(categories.map(named))
  const inCategory = Map.groupBy(dishes, ({ category_id }) => category_id)
  const called = (ids: readonly string[], labels: Map<string, string>) =>
    joinNames(ids.flatMap((id) => labels.get(id) ?? []))
  return linesOf([
    ...groups.flatMap((group, place) => [
      { ...groupRow(group), place: place + 1 },
      ...options
        .filter(({ group_id }) => group_id === group.id)
        .map((option, at) => ({
          ...optionRow(option),
          place: at + 1,
          group: quotedName(groupLabels.get(group.id) ?? ''),
        })),
    ]),
    ...free.map((option, at) => ({ ...optionRow(option), place: at + 1 })),
    ...dishes.map((dish) => ({
      ...dishRow(dish),
      category: label.get(dish.category_id) ?? '',
      category_place: categories.findIndex(({ id }) => id === dish.category_id) + 1,
      place: (inCategory.get(dish.category_id) ?? []).indexOf(dish) + 1,
      product_option_groups: called(dish.product_option_groups, groupLabels),
      product_options: called(dish.product_options, optionLabels),
    })),
  ])
}

/** A file to learn from. */
export function exampleLines(): Cell[][] {
  const dish = { kind: ROW_KINDS.product, is_active: 'да', is_additional: 'нет', weight_unit: 'г' }
  return linesOf([
    { kind: ROW_KINDS.group, name: 'Размер', min: 1, max: 1, is_active: 'да' },
    { kind: ROW_KINDS.option, group: 'Размер', name: '30 см', price: 0, is_active: 'да' },
    { kind: ROW_KINDS.option, group: 'Размер', name: '40 см', price: 200, is_active: 'да' },
    { kind: ROW_KINDS.option, name: 'Двойной сыр', price: 90, is_active: 'да' },
    {
      ...{ ...dish, category: 'Пицца', name: 'Маргарита', description: 'Томаты, моцарелла, базилик', price: 690 },
      ...{ discount_price: 590, weight: 450, calories: 240, protein: 10, fat: 9, carbohydrates: 30 },
      ...{ product_option_groups: 'Размер', product_options: 'Двойной сыр' },
    },
    { ...dish, category: 'Напитки', name: 'Морс', price: 150, weight: 0.5, weight_unit: 'л', is_additional: 'да' },
  ])
}

const linesOf = (rows: readonly Row[]): Cell[][] => [head, ...rows.map((row) => NAMES.map((name) => row[name] ?? ''))]

const groupRow = ({ id, name, min, max, is_active }: GroupState): Row => ({
  ...{ kind: ROW_KINDS.group, id, name, min, max, is_active: yesNo(is_active) },
})

const optionRow = ({ id, name, price, is_active }: OptionState): Row => ({
  ...{ kind: ROW_KINDS.option, id, name, price, is_active: yesNo(is_active) },
})

const dishRow = ({ id, name, description, price, discount_price, weight, ...dish }: DishState): Row => ({
  ...{ kind: ROW_KINDS.product, id, name, description: quotedWord(description), price, discount_price, weight },
  weight_unit: WEIGHT_UNIT_LABELS[dish.weight_unit],
  ...dish.nutritional_value,
  is_active: yesNo(dish.is_active),
  is_popular: yesNo(dish.is_popular),
  is_additional: yesNo(dish.is_additional),
})
