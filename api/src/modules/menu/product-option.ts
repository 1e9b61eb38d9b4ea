import { defineEntity, p } from '@mikro-orm/postgresql'
import { id, moderated, money, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Restaurant } from '../restaurants/restaurant'
import { ProductOptionGroup } from './product-option-group'

/** An addition a dish may have; within a group it obeys the group's limits, alone it is a free tick. */
const ProductOptionSchema = defineEntity({
  name: 'ProductOption',
  tableName: 'product_option',
  checks: [{ name: 'product_option_price_check', expression: 'price >= 0' }],
  triggers: [showing({ each: ['restaurant:'] })],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    group_id: () => p.manyToOne(ProductOptionGroup).mapToPk().joinColumn('group_id').deleteRule('cascade').nullable(),
    name: p.text(),
    price: money().default(0),
    sort: p.integer().default(0),
    is_active: p.boolean().default(true),
    /** Off sale until then, when it comes back by itself. */
    stopped_until: p.datetime().nullable(),
    /** The end of the stop that the counter set: one of another end is a person's, and is left alone. */
    counter_stop: p.datetime().nullable(),
    /** The restaurant system's own code of this option. */
    article: p.text().nullable(),
    ...moderated(),
    updated_at: updatedAt(),
  },
  indexes: [
    { name: 'product_option_restaurant', properties: ['restaurant_id', 'sort'] },
    { name: 'product_option_group_options', properties: ['group_id', 'sort'] },
    {
      name: 'product_option_stopped',
      expression:
        'create index "product_option_stopped" on "product_option" ("stopped_until") where stopped_until is not null',
    },
  ],
})
export class ProductOption extends ProductOptionSchema.class {}
ProductOptionSchema.setClass(ProductOption)
