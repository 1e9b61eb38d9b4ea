import { defineEntity, p } from '@mikro-orm/postgresql'
import { BONUS_KINDS } from '@ostrov/shared/orders/bonus'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt } from '../../../db/columns'
import { User } from '../../customers/user'
import { Restaurant } from '../../restaurants/restaurant'
import { Order } from '../order'

/**
 * Points of one person at one restaurant, as signed rows: earned and returned come in, spent, burnt and taken back go out.
 * What came in keeps its `rest`, so the sum of all amounts is the sum of all rests.
 */
const BonusEntrySchema = defineEntity({
  name: 'BonusEntry',
  tableName: 'bonus_entry',
  checks: [
    { name: 'bonus_entry_amount_check', expression: "(kind in ('earned','returned')) = (amount > 0) and amount <> 0" },
    { name: 'bonus_entry_rest_check', expression: 'rest >= 0 and rest <= greatest(amount, 0)' },
  ],
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    order: () => p.manyToOne(Order).joinColumn('order_id').deleteRule('cascade').nullable(),
    kind: p.enum(namesOf(BONUS_KINDS)),
    amount: p.integer(),
    /** Of what came in: what is neither spent nor burnt. */
    rest: p.integer().default(0),
    /** When the rest burns; null never does. Of what is spent: when the last of it would have. */
    burns_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'bonus_entry_person', properties: ['user_id', 'restaurant_id', 'id'] },
    {
      name: 'bonus_entry_rest',
      expression:
        'create index "bonus_entry_rest" on "bonus_entry" ("restaurant_id", "user_id") include ("rest", "burns_at") where rest > 0',
    },
    {
      name: 'bonus_entry_burning',
      expression:
        'create index "bonus_entry_burning" on "bonus_entry" ("burns_at") where rest > 0 and burns_at is not null',
    },
    { name: 'bonus_entry_restaurant', properties: ['restaurant_id', 'created_at'] },
    { name: 'bonus_entry_order', properties: ['order', 'kind'] },
    // An order earns and spends once, however often it is asked to.
    {
      name: 'bonus_entry_once',
      expression:
        'create unique index "bonus_entry_once" on "bonus_entry" ("order_id", "kind") where kind in (\'earned\',\'spent\')',
    },
  ],
})
export class BonusEntry extends BonusEntrySchema.class {}
BonusEntrySchema.setClass(BonusEntry)
