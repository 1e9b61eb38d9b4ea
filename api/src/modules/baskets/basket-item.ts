import { defineEntity, p } from '@mikro-orm/postgresql'
import type { Seen } from '@ostrov/shared/baskets/changes'
import { createdAt, id } from '../../db/columns'
import { gatheredAround, telling } from '../../db/telling'
import { GroupParticipant } from '../groups/group-participant'
import { Product } from '../menu/product'
import { Basket } from './basket'

const BasketItemSchema = defineEntity({
  name: 'BasketItem',
  tableName: 'basket_item',
  checks: [{ name: 'basket_item_quantity_check', expression: 'quantity >= 1 and quantity <= 100' }],
  triggers: [telling(gatheredAround('b.id = coalesce(new.basket_id, old.basket_id)'))],
  properties: {
    id: id(),
    basket: () => p.manyToOne(Basket).joinColumn('basket_id').deleteRule('cascade'),
    product_id: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade'),
    /** The friend who put it in; null for the basket's own person. */
    participant_id: () =>
      p.manyToOne(GroupParticipant).mapToPk().joinColumn('participant_id').deleteRule('cascade').nullable(),
    option_ids: p.array<string>().columnType('uuid[]'),
    /** Product and sorted options in one string: what makes two lines of one person the same line. */
    options_key: p.text(),
    quantity: p.integer(),
    /** The line as the person put it in, or was last told of it; null for one from before that was kept. */
    seen: p.json<Seen>().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'basket_item_line',
      expression:
        'create unique index "basket_item_line" on "basket_item" ("basket_id", "options_key", "participant_id") nulls not distinct',
    },
    { name: 'basket_item_product', properties: ['product_id'] },
    {
      name: 'basket_item_participant',
      expression:
        'create index "basket_item_participant" on "basket_item" ("participant_id") where participant_id is not null',
    },
  ],
})
export class BasketItem extends BasketItemSchema.class {}
BasketItemSchema.setClass(BasketItem)
