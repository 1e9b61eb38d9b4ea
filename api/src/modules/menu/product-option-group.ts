import { defineEntity, p } from '@mikro-orm/postgresql'
import { id, moderated, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Restaurant } from '../restaurants/restaurant'

/** A choice with limits: at least `min`, at most `max` of its options. */
const ProductOptionGroupSchema = defineEntity({
  name: 'ProductOptionGroup',
  tableName: 'product_option_group',
  checks: [{ name: 'product_option_group_limits_check', expression: 'min >= 0 and max >= 1 and min <= max' }],
  triggers: [showing({ each: ['restaurant:'] })],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    name: p.text(),
    min: p.integer().default(0),
    max: p.integer().default(1),
    sort: p.integer().default(0),
    is_active: p.boolean().default(true),
    /** Off sale until then, when it comes back by itself. */
    stopped_until: p.datetime().nullable(),
    ...moderated(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'product_option_group_restaurant', properties: ['restaurant_id', 'sort'] },
    {
      name: 'product_option_group_stopped',
      expression:
        'create index "product_option_group_stopped" on "product_option_group" ("stopped_until") where stopped_until is not null',
    },
  ],
})
export class ProductOptionGroup extends ProductOptionGroupSchema.class {}
ProductOptionGroupSchema.setClass(ProductOptionGroup)
