import { defineEntity, p } from '@mikro-orm/postgresql'
import { id, moderated, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { wordsColumn, wordsRemembered } from '../../db/words'
import { Restaurant } from '../restaurants/restaurant'
import { serving } from './serving'

const ProductCategorySchema = defineEntity({
  name: 'ProductCategory',
  tableName: 'product_category',
  checks: [{ name: 'product_category_cap_check', expression: 'dishes_per_quarter > 0' }],
  triggers: [showing({ tags: ['dishes'], each: ['restaurant:'] }), wordsRemembered],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    label: p.text(),
    words: wordsColumn('label'),
    icon: p.text().nullable(),
    sort: p.integer().default(0),
    is_active: p.boolean().default(true),
    ...serving(),
    /** How many of its dishes the kitchen makes in a quarter of an hour; null: as many as come. */
    dishes_per_quarter: p.integer().nullable(),
    ...moderated(),
    updated_at: updatedAt(),
    deleted_at: p.datetime().nullable(),
  },
  indexes: [
    { name: 'product_category_restaurant', properties: ['restaurant_id', 'sort'] },
    {
      name: 'product_category_words',
      expression: 'create index "product_category_words" on "product_category" using gin ("words")',
    },
  ],
})
export class ProductCategory extends ProductCategorySchema.class {}
ProductCategorySchema.setClass(ProductCategory)
