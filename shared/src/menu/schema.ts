import { t } from 'elysia'
import type { Field } from '../forms/form'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import { ImageSchema, Integer, Nullable, Rubles, Uuid } from '../wire/schema'
import { PRODUCT_FORM } from './form'
import { SERVED_DAYS } from './hours'

export const WeightUnit = t.Union([
  t.Literal('gram'),
  t.Literal('kilogram'),
  t.Literal('liter'),
  t.Literal('milliliter'),
  t.Literal('piece'),
  t.Literal('cent'),
])
export const ProductOptionSchema = t.Object({ id: Uuid, name: t.String(), price: Rubles })
export const ProductOptionGroupSchema = t.Object({
  id: Uuid,
  name: t.String(),
  min: Integer({ description: 'How many must be chosen.' }),
  max: Integer({ description: 'How many may be chosen; 1 is a choice of one.' }),
  product_options: t.Array(ProductOptionSchema),
})
const Clock = t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM by the region’s clock.' })
const ServedDays = t.Array(t.UnionEnum([...SERVED_DAYS], { default: undefined }), {
  maxItems: SERVED_DAYS.length,
  description: '1 is Monday; none is every day.',
})
/** When a dish or a section is served. */
export const ServingSchema = t.Object({
  served_from: Nullable(Clock),
  served_till: Nullable(Clock),
  served_days: Nullable(ServedDays),
})
export const ServingInput = t.Partial(ServingSchema)
export const ProductSchema = t.Object({
  id: Uuid,
  restaurant_id: Uuid,
  category_id: Uuid,
  name: t.String(),
  description: t.String(),
  price: Rubles,
  discount_price: Integer({ description: '0 means no discount.' }),
  weight: t.Number(),
  weight_unit: WeightUnit,
  image: Nullable(ImageSchema),
  nutritional_value: Nullable(
    t.Object({ calories: t.Number(), protein: t.Number(), fat: t.Number(), carbohydrates: t.Number() }),
  ),
  is_popular: t.Boolean(),
  rating: t.Number(),
  reviews_count: Integer(),
  stock: Nullable(Integer({ description: 'How many are left, told where ten or fewer are.' })),
  servings: t.Array(ServingSchema, {
    description: 'When its section and it are served, where not always: each has to hold.',
  }),
  has_options: t.Boolean({ description: 'Adding it asks for a choice first.' }),
})
export const ProductDetails = t.Composite([
  ProductSchema,
  t.Object({
    images: t.Array(ImageSchema),
    product_options: t.Array(ProductOptionSchema),
    product_option_groups: t.Array(ProductOptionGroupSchema),
  }),
])
export const ProductCategorySchema = t.Object({
  id: Uuid,
  sort: Integer(),
  label: t.String(),
  icon: Nullable(t.String()),
  restaurantId: Uuid,
})
const perHundredGrams = (field: Field) => t.Number({ minimum: 0, maximum: 1000, ...sentencesOf(field) })
const NO_VIDEO = 'Видео пока не\u00A0принимаем. Добавьте фото'
/** What a restaurant says of a dish. */
export const ProductInput = t.Object({
  name: fieldText(PRODUCT_FORM.name),
  category_id: { ...Uuid, ...sentencesOf(PRODUCT_FORM.category_id) },
  price: fieldNumber(PRODUCT_FORM.price),
  weight: t.Number({ minimum: 0.001, maximum: 99_999, ...sentencesOf(PRODUCT_FORM.weight) }),
  weight_unit: t.Optional({ ...WeightUnit, ...sentencesOf(PRODUCT_FORM.weight_unit) }),
  discount_price: t.Optional(fieldNumber(PRODUCT_FORM.discount_price)),
  description: t.Optional(fieldText(PRODUCT_FORM.description)),
  image_id: t.Optional(Nullable(Uuid)),
  gallery: t.Optional(t.Array(Uuid, { maxItems: 30, description: 'Ids of further pictures, in order.' })),
  video: t.Optional(
    fieldText(
      { label: 'Видео', kind: 'text', required: NO_VIDEO, checks: [() => NO_VIDEO] },
      { description: 'Refused: nothing here can encode a video anew, and what is not encoded anew is not shown.' },
    ),
  ),
  nutritional_value: t.Optional(
    Nullable(
      t.Object({
        calories: perHundredGrams(PRODUCT_FORM.calories),
        protein: perHundredGrams(PRODUCT_FORM.protein),
        fat: perHundredGrams(PRODUCT_FORM.fat),
        carbohydrates: perHundredGrams(PRODUCT_FORM.carbohydrates),
      }),
    ),
  ),
  is_popular: t.Optional(t.Boolean()),
  product_options: t.Optional(
    t.Array(Uuid, { maxItems: 50, description: 'Options that stand alone, in their order.' }),
  ),
  product_option_groups: t.Optional(t.Array(Uuid, { maxItems: 20, description: 'Groups of options, in their order.' })),
  is_additional: t.Optional(t.Boolean()),
  is_active: t.Optional(t.Boolean()),
  ...ServingInput.properties,
})
/** The same, as far as it changes. */
export const ProductChange = t.Composite([
  t.Partial(ProductInput),
  t.Object({ version: t.Optional(t.String({ maxLength: 40, description: 'What it was when its editing began.' })) }),
])
export type ProductWire = typeof ProductSchema.static
export type ProductDetailsWire = typeof ProductDetails.static
export type ProductCategoryWire = typeof ProductCategorySchema.static
export type ProductOptionWire = typeof ProductOptionSchema.static
export type ProductOptionGroupWire = typeof ProductOptionGroupSchema.static
