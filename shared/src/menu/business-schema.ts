import { t } from 'elysia'
import { fieldNumber, fieldText } from '../forms/schema'
import { ModeratedSchema } from '../moderation/schema'
import { Day, ImageSchema, Integer, Moment, Nullable, RUBLES_MAX, Uuid } from '../wire/schema'
import { CATEGORY_FORM, STOCK_FORM } from './form'
import { PLACING } from './placing-schema'
import { ProductSchema, ServingInput, ServingSchema } from './schema'

const Version = t.String({
  maxLength: 40,
  description: 'Of what it says; sent back with a change, so that of two editors neither is lost.',
})

const stop = {
  is_active: t.Boolean(),
  stopped_until: Nullable({ ...Moment, description: 'Off sale until then.' }),
}

/** A dish as its own restaurant sees it, whatever a customer is shown. */
export const BusinessProductSchema = t.Composite([
  t.Omit(ProductSchema, ['has_options', 'stock', 'servings']),
  t.Object({
    ...ServingSchema.properties,
    ...stop,
    stock: Nullable(Integer({ description: 'How many may still be ordered; null is not counted.' })),
    images: t.Array(ImageSchema),
    is_additional: t.Boolean(),
    product_options: t.Array(Uuid, { description: 'Options that stand alone, in their order.' }),
    product_option_groups: t.Array(Uuid),
    sort: Integer(),
    updated_at: Moment,
    ...ModeratedSchema.properties,
    version: Version,
  }),
])
export const BusinessCategorySchema = t.Object({
  id: Uuid,
  sort: Integer(),
  label: t.String(),
  icon: Nullable(t.String()),
  restaurantId: Uuid,
  is_active: t.Boolean(),
  products_count: Integer(),
  ...ServingSchema.properties,
  dishes_per_quarter: Nullable(Integer()),
  ...ModeratedSchema.properties,
  version: Version,
})

export const CategoryInput = t.Object({
  label: fieldText(CATEGORY_FORM.label),
  icon: t.Optional(Nullable(t.String({ maxLength: 40 }))),
  is_active: t.Optional(t.Boolean()),
  ...ServingInput.properties,
  dishes_per_quarter: t.Optional(Nullable(fieldNumber(CATEGORY_FORM.dishes_per_quarter))),
})
export const CategoryChange = t.Composite([t.Partial(CategoryInput), t.Object({ version: t.Optional(Version) })])

/** Neither place nor neighbour is last. */
export const CategoryPlace = t.Object(PLACING)
export const ProductPlace = t.Object({
  ...PLACING,
  category_id: t.Optional({ ...Uuid, description: 'The category it moves to.' }),
  from_category_id: t.Optional({ ...Uuid, description: 'Where it was seen: refused when somebody else has moved it.' }),
})

const StoppedUntil = Nullable(
  t.Union([t.Literal('two_hours'), t.Literal('tomorrow'), Day, Moment], {
    description: 'A moment; a day or `tomorrow`, until the restaurant opens; `two_hours`. Null puts it back at once.',
  }),
)
/** What an option or a group is stopped by. */
export const ActivityInput = t.Object({ is_active: t.Optional(t.Boolean()), stopped_until: t.Optional(StoppedUntil) })
const Stock = Nullable(fieldNumber(STOCK_FORM.stock))
export const ProductActivityInput = t.Composite([ActivityInput, t.Object({ stock: t.Optional(Stock) })])
export const OptionActivity = t.Object({ id: Uuid, ...stop })

/** Changes of many dishes at once; each names what was looked at. */
export const ProductsChange = t.Object({
  items: t.Array(
    t.Object({
      id: Uuid,
      version: t.Optional(Version),
      price: t.Optional(Integer({ minimum: 1, maximum: RUBLES_MAX })),
      discount_price: t.Optional(Integer({ minimum: 0, maximum: RUBLES_MAX })),
      category_id: t.Optional(Uuid),
      is_active: t.Optional(t.Boolean()),
      stopped_until: t.Optional(StoppedUntil),
    }),
    { minItems: 1, maxItems: 1000 },
  ),
})
export const ProductsChanged = t.Object({ products: t.Array(BusinessProductSchema) })

export type BusinessProductWire = typeof BusinessProductSchema.static
export type BusinessCategoryWire = typeof BusinessCategorySchema.static
export type CategoryInputWire = typeof CategoryInput.static
export type CategoryChangeWire = typeof CategoryChange.static
export type ActivityInputWire = typeof ActivityInput.static
export type ProductActivityInputWire = typeof ProductActivityInput.static
export type OptionActivityWire = typeof OptionActivity.static
export type CategoryPlaceWire = typeof CategoryPlace.static
export type ProductPlaceWire = typeof ProductPlace.static
export type ProductsChangeWire = typeof ProductsChange.static
