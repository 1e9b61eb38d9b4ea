import { defineEntity, p } from '@mikro-orm/postgresql'
import { FEW_LEFT } from '@ostrov/shared/menu/stops'
import { createdAt, id, images, moderated, money, updatedAt } from '../../db/columns'
import { showing, without } from '../../db/freshness'
import { plainColumn } from '../../db/words'
import { Image } from '../images/image'
import { Restaurant } from '../restaurants/restaurant'
import { ProductCategory } from './product-category'
import { serving } from './serving'

export const WEIGHT_UNITS = ['gram', 'kilogram', 'liter', 'milliliter', 'piece', 'cent'] as const
/** Per 100 g. */
export type NutritionalValue = { calories: number; protein: number; fat: number; carbohydrates: number }

/** How many are left is shown when few are: a hundred orders of a full pot are news to nobody. */
const SEEN_ALIKE = `${without('updated_at', 'stock')}
  and least(old.stock, ${FEW_LEFT + 1}) = least(new.stock, ${FEW_LEFT + 1})`.replace(/\s+/g, ' ')

const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'product',
  checks: [
    { name: 'product_price_check', expression: 'price > 0 and discount_price >= 0 and discount_price < price' },
    { name: 'product_weight_check', expression: 'weight > 0' },
    { name: 'product_stock_check', expression: 'stock >= 0' },
  ],
  triggers: [
    showing({ tags: ['dishes'], each: ['restaurant:'], same: SEEN_ALIKE }),
    {
      name: 'product_name_remembered',
      timing: 'after',
      events: ['insert', 'update'],
      body: 'insert into product_name (name) values (new.name) on conflict do nothing; return new',
    },
  ],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    category_id: () => p.manyToOne(ProductCategory).mapToPk().joinColumn('category_id').deleteRule('restrict'),
    name: p.text(),
    plain_name: plainColumn('name'),
    description: p.text().default(''),
    price: money(),
    /** 0 means no discount. */
    discount_price: money().default(0),
    weight: p.decimal('number').precision(8).scale(3),
    weight_unit: p.enum(WEIGHT_UNITS).default('gram'),
    nutritional_value: p.json<NutritionalValue>().nullable(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    /** Further pictures of the gallery, in order. */
    gallery: images(),
    /** Stands first, under «Популярное». */
    is_popular: p.boolean().default(false),
    /** Offered in «Добавить к заказу?». */
    is_additional: p.boolean().default(false),
    is_active: p.boolean().default(true),
    ...serving(),
    /** Off sale until then, when it comes back by itself. */
    stopped_until: p.datetime().nullable(),
    /** The end of the stop that the counter set: one of another end is a person's, and is left alone. */
    counter_stop: p.datetime().nullable(),
    /** How many may still be ordered; null is not counted. */
    stock: p.integer().nullable(),
    ...moderated(),
    /** The restaurant system's own code of this dish. */
    article: p.text().nullable(),
    rating: p.decimal('number').precision(3).scale(2).default(0),
    reviews_count: p.integer().default(0),
    sort: p.integer().default(0),
    deleted_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  indexes: [
    {
      name: 'product_gallery',
      expression: 'create index "product_gallery" on "product" using gin ("gallery") where gallery <> \'{}\'',
    },
    {
      name: 'product_image',
      expression: 'create index "product_image" on "product" ("image_id") where image_id is not null',
    },
    // Both count dishes without a look at their rows.
    {
      name: 'product_restaurant',
      expression:
        'create index "product_restaurant" on "product" ("restaurant_id", "category_id", "sort") include ("deleted_at")',
    },
    { name: 'product_by_category', properties: ['category_id', 'deleted_at'] },
    {
      name: 'product_plain_name',
      expression:
        'create index "product_plain_name" on "product" using gin ("restaurant_id", "plain_name" gin_trgm_ops)',
    },
    {
      name: 'product_stopped',
      expression: 'create index "product_stopped" on "product" ("stopped_until") where stopped_until is not null',
    },
    // Administrators look at all of them: by price, and at those of a rare state.
    {
      name: 'product_desk_price',
      expression: 'create index "product_desk_price" on "product" ("price", "id") where deleted_at is null',
    },
    {
      name: 'product_desk_status',
      expression:
        'create index "product_desk_status" on "product" ("moderation_status", "id") where deleted_at is null',
    },
    {
      name: 'product_desk_off',
      expression: 'create index "product_desk_off" on "product" ("id") where not is_active and deleted_at is null',
    },
    {
      name: 'product_moderation',
      expression:
        'create index "product_moderation" on "product" ("created_at") where moderation_status = \'pending\' and deleted_at is null',
    },
    {
      name: 'product_by_name',
      expression:
        'create index "product_by_name" on "product" ("name", "rating" desc, "id") where is_active and moderation_status = \'approved\' and deleted_at is null',
    },
    {
      name: 'product_by_size',
      expression:
        'create index "product_by_size" on "product" ("weight", "weight_unit", "rating" desc, "id") where is_active and moderation_status = \'approved\' and deleted_at is null',
    },
    {
      name: 'product_by_description',
      expression:
        "create index \"product_by_description\" on \"product\" using gin (to_tsvector('simple', translate(lower(\"description\"), 'ё', 'е'))) where is_active and moderation_status = 'approved' and deleted_at is null",
    },
  ],
})
export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product)
