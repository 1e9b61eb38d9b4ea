import { defineEntity, p } from '@mikro-orm/postgresql'
import { showing } from '../../db/freshness'
import { Product } from './product'
import { ProductOption } from './product-option'
import { ProductOptionGroup } from './product-option-group'

const restaurantOfDish = 'select restaurant_id from product where product.id in (old.product_id, new.product_id)'

/** Which free options a dish offers. */
const ProductOptionLinkSchema = defineEntity({
  name: 'ProductOptionLink',
  tableName: 'product_option_link',
  triggers: [showing({ each: ['restaurant:'], of: restaurantOfDish })],
  properties: {
    product_id: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade').primary(),
    option_id: () => p.manyToOne(ProductOption).mapToPk().joinColumn('option_id').deleteRule('cascade').primary(),
    /** Its place among this dish's free options. */
    sort: p.integer().default(0),
  },
  indexes: [{ name: 'product_option_link_option', properties: ['option_id'] }],
})
export class ProductOptionLink extends ProductOptionLinkSchema.class {}
ProductOptionLinkSchema.setClass(ProductOptionLink)

/** Which option groups a dish offers. */
const ProductOptionGroupLinkSchema = defineEntity({
  name: 'ProductOptionGroupLink',
  tableName: 'product_option_group_link',
  triggers: [showing({ each: ['restaurant:'], of: restaurantOfDish })],
  properties: {
    product_id: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade').primary(),
    group_id: () => p.manyToOne(ProductOptionGroup).mapToPk().joinColumn('group_id').deleteRule('cascade').primary(),
    sort: p.integer().default(0),
  },
  indexes: [{ name: 'product_option_group_link_group', properties: ['group_id'] }],
})
export class ProductOptionGroupLink extends ProductOptionGroupLinkSchema.class {}
ProductOptionGroupLinkSchema.setClass(ProductOptionGroupLink)
