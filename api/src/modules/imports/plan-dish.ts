import { foldedText, oneLine } from '@ostrov/shared/formats/same-text'
import { WEIGHT_UNIT_LABELS } from '@ostrov/shared/formats/weight'
import { COLUMNS, type ColumnName } from '@ostrov/shared/imports/columns'
import type { PlannedRow } from '@ostrov/shared/imports/schema'
import { CATEGORY_FORM, DISCOUNT_TOO_HIGH, NUTRIENTS, PRODUCT_FORM } from '@ostrov/shared/menu/form'
import type { DishState } from './menu-state'
import { isNothing, unquotedWord } from './names-cell'
import type { Ref } from './operations'
import { demand } from './plan-choices'
import { planCategoryPlace, planPlace, standingOf } from './plan-places'
import { beginRow, changesOf, differing, endRow, type Planning, refsOf } from './planning'
import type { CellReader } from './read-cells'
import type { FileRow } from './read-rows'

const yesNo = (is: boolean) => (is ? 'да' : 'нет')

/** A row of a dish: what it says of it, its category, and what it offers to choose. */
export function planDish(planning: Planning, row: FileRow) {
  const { cells } = row
  const name = cells.name ?? ''
  const known = planning.categories.known.get(foldedText(cells.category ?? ''))
  const isIt = (one: DishState) =>
    cells.category === undefined || (known !== undefined && 'id' in known && known.id === one.category_id)
  const { reader, found } = beginRow(planning, row, planning.found.dishes, isIt)
  const given = dishFields(reader, row, found)
  if (!found) {
    const { name, category_id, price, weight } = PRODUCT_FORM
    const needed = { name: name.required, category: category_id.required, price: price.required }
    demand(reader, row, { ...needed, weight: weight.required })
  }
  const { price = 0, discount_price = 0 } = { ...found, ...differing(given, {}) }
  if (discount_price > 0 && discount_price >= price)
    reader.wrong(given.price === undefined ? 'discount_price' : 'price', DISCOUNT_TOO_HIGH)
  const category = categoryRef(planning, reader, row)
  const attached = attachedAnew(planning, reader, row, found, category)
  const input = differing(given, found)
  if (isSameFood(given.nutritional_value, found?.nutritional_value)) delete input.nutritional_value
  const changes = [
    ...changesOf(found && wordsOf(found), wordsOf(input), ['name', 'description']),
    ...attachedChanges(planning, found, row, attached),
    ...dishPlace(planning, reader, row, found, category),
    ...planCategoryPlace(planning, reader, row, category ?? (found ? { id: found.category_id } : undefined)),
  ]
  if (!endRow(planning, { row, reader, name: name || (found?.name ?? ''), isNew: !found, changes })) return
  if (category && 'key' in category && !planning.newCategories.has(category.key)) {
    planning.newCategories.add(category.key)
    planning.operations.categories.push({ key: category.key, label: oneLine(cells.category ?? '') })
  }
  planning.operations.dishes.push({ what: 'dish', id: found?.id ?? null, line: row.at, ...attached, input })
}

function dishFields(reader: CellReader, { cells }: FileRow, found: DishState | null) {
  const nutrients = NUTRIENTS.map((name) => [name, reader.decimal(name, PRODUCT_FORM[name])] as const)
  const said = nutrients.filter(([, value]) => value !== undefined)
  const blank = { calories: 0, protein: 0, fat: 0, carbohydrates: 0 }
  return {
    name: reader.name(PRODUCT_FORM.name, found?.name),
    description: descriptionOf(reader, cells.description),
    price: reader.rubles('price', PRODUCT_FORM.price),
    discount_price: reader.rubles('discount_price', { ...PRODUCT_FORM.discount_price, checks: [] }),
    ...reader.weight(PRODUCT_FORM.weight, found?.weight_unit),
    nutritional_value:
      said.length === 0 ? undefined : { ...blank, ...found?.nutritional_value, ...Object.fromEntries(said) },
    is_active: reader.flag('is_active'),
    is_popular: reader.flag('is_popular'),
    is_additional: reader.flag('is_additional'),
  }
}

function descriptionOf(reader: CellReader, cell: string | undefined): string | undefined {
  if (cell === undefined) return undefined
  if (isNothing(cell)) return ''
  const text = reader.text('description', PRODUCT_FORM.description)
  return text === undefined ? undefined : unquotedWord(text)
}

/** Its category and what it offers, each where it becomes another. */
function attachedAnew(
  planning: Planning,
  reader: CellReader,
  row: FileRow,
  found: DishState | null,
  category: Ref | undefined,
): Attached {
  const groups = attachedOf(planning, reader, row, 'product_option_groups')
  const options = attachedOf(planning, reader, row, 'product_options')
  return {
    ...(category && !isSameRefs([category], [found?.category_id]) && { category }),
    ...(groups && !isSameRefs(groups, found?.product_option_groups ?? []) && { groups }),
    ...(options && !isSameRefs(options, found?.product_options ?? []) && { options }),
  }
}

/**
 * What a dish shall offer. «Нет» takes all away, and where something is itself called so, it is asked which is meant.
 */
function attachedOf(
  planning: Planning,
  reader: CellReader,
  { cells }: FileRow,
  column: 'product_option_groups' | 'product_options',
): Ref[] | undefined {
  const names = column === 'product_options' ? planning.options : planning.groups
  const cell = cells[column]
  if (cell !== undefined && isNothing(cell) && names.known.has(foldedText(cell)))
    return reader.wrong(column, 'Так называется и\u00A0сама опция: для неё напишите название в\u00A0кавычках, "Нет"')
  return refsOf(names, reader, column)
}

/** Which place a dish asks for, in the category it is in once the row is done. */
function dishPlace(planning: Planning, reader: CellReader, row: FileRow, found: DishState | null, category?: Ref) {
  const into = category && 'key' in category ? category.key : (category?.id ?? found?.category_id ?? '')
  const together = planning.dishesIn.get(into) ?? []
  const standing = { what: 'dish', id: found?.id ?? null, among: `dish:${into}` } as const
  return planPlace(planning, reader, row, { ...standing, now: standingOf(together, found?.id) })
}

function categoryRef({ categories }: Planning, reader: CellReader, { cells }: FileRow): Ref | undefined {
  if (cells.category === undefined) return undefined
  const key = foldedText(cells.category)
  const found = categories.known.get(key)
  if (found) return found
  if (categories.doubtful.has(key))
    return reader.wrong('category', 'Таких категорий в\u00A0меню несколько: допишите код, как в\u00A0выгрузке')
  return reader.text('category', CATEGORY_FORM.label) === undefined ? undefined : { key }
}

function isSameRefs(refs: readonly Ref[], ids: readonly (string | undefined)[]): boolean {
  return refs.length === ids.length && refs.every((ref, at) => 'id' in ref && ref.id === ids[at])
}

type Food = DishState['nutritional_value'] | undefined
const isSameFood = (one: Food, other: Food) =>
  Boolean(one && other && NUTRIENTS.every((name) => one[name] === other[name]))

type Fields = Partial<ReturnType<typeof dishFields>>

/** The fields of a dish as a person reads them. */
function wordsOf(dish: Fields | DishState): Partial<Record<ColumnName, string>> {
  const { name, description, price, discount_price, weight, weight_unit, nutritional_value } = dish
  const { is_active, is_popular, is_additional } = dish
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(price !== undefined && { price: String(price) }),
    ...(discount_price !== undefined && { discount_price: String(discount_price) }),
    ...(weight !== undefined && { weight: String(weight).replace('.', ',') }),
    ...(weight_unit !== undefined && { weight_unit: WEIGHT_UNIT_LABELS[weight_unit] }),
    ...(nutritional_value && Object.fromEntries(NUTRIENTS.map((one) => [one, String(nutritional_value[one])]))),
    ...(is_active !== undefined && { is_active: yesNo(is_active) }),
    ...(is_popular !== undefined && { is_popular: yesNo(is_popular) }),
    ...(is_additional !== undefined && { is_additional: yesNo(is_additional) }),
  }
}

type Attached = { category?: Ref; groups?: Ref[]; options?: Ref[] }

/** What is attached otherwise than before is shown, even where it is called the same. */
function attachedChanges({ labels }: Planning, found: DishState | null, { cells }: FileRow, attached: Attached) {
  const called = (ids: readonly string[]) => ids.map((id) => labels.get(id) ?? '').join('; ')
  const change = (column: ColumnName, isIt: boolean, ids: readonly string[]): PlannedRow['changes'] =>
    isIt ? [{ label: COLUMNS[column].label, from: found && called(ids), to: cells[column] ?? '', waits: false }] : []
  return [
    ...change('category', attached.category !== undefined, found ? [found.category_id] : []),
    ...change('product_option_groups', attached.groups !== undefined, found?.product_option_groups ?? []),
    ...change('product_options', attached.options !== undefined, found?.product_options ?? []),
  ]
}
