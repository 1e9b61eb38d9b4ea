import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Seen } from '@ostrov/shared/baskets/changes'
import { createdAt, id } from '../../db/columns'
import { Product } from '../menu/product'
import { Basket } from './basket'

const BasketItemSchema = defineEntity({
  name: 'BasketItem',
  tableName: 'basket_item',
  checks: [{ name: 'basket_item_quantity_check', expression: 'quantity >= 1 and quantity <= 100' }],
  properties: {
    id: id(),
    basket: () => p.manyToOne(Basket).joinColumn('basket_id').deleteRule('cascade'),
    product_id: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade'),
    option_ids: p.array<string>().columnType('uuid[]'),
    /** Product and sorted options in one string: what makes two lines the same line. */
    options_key: p.text(),
    quantity: p.integer(),
    /** The line as the person put it in, or was last told of it; null for one from before that was kept. */
    seen: p.json<Seen>().nullable(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'basket_item_line', properties: ['basket', 'options_key'] }],
  indexes: [{ name: 'basket_item_product', properties: ['product_id'] }],
})
export class BasketItem extends BasketItemSchema.class {}
BasketItemSchema.setClass(BasketItem)
