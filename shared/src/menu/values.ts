import type { WeightUnit } from '../formats/weight'
import { shownPictureUrl } from '../images/picture-url'
import { idsOf, type Picture, storedPicture } from '../images/pictures'
import type { BusinessProductWire } from './business-schema'
import { decimalOf, NUTRIENTS, nutritionOf, PRODUCT_FORM } from './form'

/** A dish as its form holds it. */
export type DishValues = {
  name: string
  category_id: string
  description: string
  pictures: readonly Picture[]
  price: string
  discount_price: string
  weight: string
  weight_unit: WeightUnit
  calories: string
  protein: string
  fat: string
  carbohydrates: string
  is_popular: boolean
  is_additional: boolean
  product_options: readonly string[]
  product_option_groups: readonly string[]
}
export type DishField = keyof DishValues

/** What a field is called where it is spoken of. */
const DISH_FIELD_LABELS: Readonly<Record<DishField, string>> = {
  ...labelsOf(),
  product_options: 'Опции',
  product_option_groups: 'Группы опций',
}

export const dishLabel = (name: DishField) => DISH_FIELD_LABELS[name]

/** A dish as its author wrote it last, what waits for a moderator included; without a dish an empty form. */
export function dishValues(dish: BusinessProductWire | null, category_id: string): DishValues {
  const proposed = dish?.revision?.proposed ?? {}
  const food = dish?.nutritional_value
  const [calories = '', protein = '', fat = '', carbohydrates = ''] = NUTRIENTS.map((name) => written(food?.[name]))
  return {
    name: textOf(proposed.name) ?? dish?.name ?? '',
    category_id: dish?.category_id ?? category_id,
    description: textOf(proposed.description) ?? dish?.description ?? '',
    pictures: picturesOf(dish, proposed),
    price: written(dish?.price),
    discount_price: written(dish?.discount_price || undefined),
    weight: written(dish?.weight),
    weight_unit: dish?.weight_unit ?? 'gram',
    ...{ calories, protein, fat, carbohydrates },
    is_popular: dish?.is_popular ?? false,
    is_additional: dish?.is_additional ?? false,
    product_options: dish?.product_options ?? [],
    product_option_groups: dish?.product_option_groups ?? [],
  }
}

/** The form as the API takes it. */
export function dishBody(values: DishValues) {
  const [image_id = null, ...gallery] = idsOf(values.pictures)
  const { category_id, weight_unit, is_popular, is_additional } = values
  return {
    ...{ category_id, weight_unit, is_popular, is_additional, image_id, gallery },
    name: values.name.trim(),
    description: values.description.trim(),
    price: Number(values.price),
    discount_price: Number(values.discount_price || 0),
    weight: decimalOf(values.weight),
    nutritional_value: nutritionOf(values),
    product_options: [...values.product_options],
    product_option_groups: [...values.product_option_groups],
  }
}

/** What of a field is compared: pictures are the same by their ids. */
export function dishPlain(values: DishValues, name: DishField): unknown {
  return name === 'pictures' ? idsOf(values.pictures) : values[name]
}

function labelsOf() {
  const entries = Object.entries(PRODUCT_FORM).map(([name, { label }]) => [name, label] as const)
  const labels: Record<string, string> = Object.fromEntries(entries)
  const of = (name: keyof typeof PRODUCT_FORM) => labels[name] ?? ''
  return {
    ...{ name: of('name'), category_id: of('category_id'), description: of('description'), pictures: of('pictures') },
    ...{
      price: of('price'),
      discount_price: of('discount_price'),
      weight: of('weight'),
      weight_unit: of('weight_unit'),
    },
    ...{ calories: of('calories'), protein: of('protein'), fat: of('fat'), carbohydrates: of('carbohydrates') },
    ...{ is_popular: of('is_popular'), is_additional: of('is_additional') },
  }
}

const written = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The pictures proposed last, else those that are shown. */
function picturesOf(dish: BusinessProductWire | null, { image_id, gallery }: Record<string, unknown>): Picture[] {
  if (!dish) return []
  const shown = dish.images.map(({ id }) => id)
  const main = image_id === undefined ? dish.image?.id : textOf(image_id)
  const others = Array.isArray(gallery)
    ? gallery.flatMap((id) => textOf(id) ?? [])
    : shown.filter((id) => id !== dish.image?.id)
  return [...(main ? [main] : []), ...others].map((id) => storedPicture({ id, url: shownPictureUrl(id) }))
}
