import { bodyOf, type ValuesOf, valuesOf } from '../forms/values'
import type { BusinessProductWire } from './business-schema'
import { decimalOf, nutritionOf, PRODUCT_FORM } from './form'

/** A dish as its form holds it. */
export type DishValues = ValuesOf<typeof PRODUCT_FORM>

const NOTHING_SAID = { calories: null, protein: null, fat: null, carbohydrates: null }

/** A dish as its author wrote it last, what waits for a moderator included; without a dish an empty form. */
export function dishValues(dish: BusinessProductWire | null, category_id: string): DishValues {
  if (!dish) return { ...valuesOf(PRODUCT_FORM, null), category_id }
  const proposed = dish.revision?.proposed ?? {}
  return valuesOf(PRODUCT_FORM, {
    ...dish,
    ...(dish.nutritional_value ?? NOTHING_SAID),
    name: proposed.name ?? dish.name,
    description: proposed.description ?? dish.description,
    discount_price: dish.discount_price || null,
    pictures: picturesOf(dish, proposed),
  })
}

/** The form as the API takes it. */
export function dishBody(values: DishValues) {
  const { pictures, discount_price, weight, ...said } = bodyOf(PRODUCT_FORM, values)
  const { calories: _, protein: __, fat: ___, carbohydrates: ____, ...rest } = said
  const [image_id = null, ...gallery] = pictures
  return {
    ...{ ...rest, image_id, gallery },
    discount_price: discount_price ?? 0,
    weight: decimalOf(weight),
    nutritional_value: nutritionOf(values),
  }
}

/** The pictures proposed last, else those that are shown. */
function picturesOf(dish: BusinessProductWire, { image_id, gallery }: Record<string, unknown>): unknown[] {
  const shown = dish.images.map(({ id }) => id)
  const main = image_id === undefined ? dish.image?.id : image_id
  const others = Array.isArray(gallery) ? gallery : shown.filter((id) => id !== dish.image?.id)
  return [...(main ? [main] : []), ...others]
}
