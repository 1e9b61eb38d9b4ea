import { defineEntity, p } from '@mikro-orm/postgresql'
import type { KeptTerms } from '@ostrov/shared/baskets/changes'
import { createdAt, id, updatedAt } from '../../db/columns'
import { telling } from '../../db/telling'
import { User } from '../customers/user'
import { Restaurant } from '../restaurants/restaurant'

/** One per restaurant and person; a guest is a uuid their browser made up. */
const BasketSchema = defineEntity({
  name: 'Basket',
  tableName: 'basket',
  checks: [{ name: 'basket_person_check', expression: '(user_id is null) <> (guest_id is null)' }],
  triggers: [
    telling(
      'select g.id from basket_group g where g.user_id = old.user_id and g.restaurant_id = old.restaurant_id and g.ordered_at is null',
      ['delete'],
    ),
  ],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    guest_id: p.uuid().nullable(),
    /** What delivery to `at` meant when the person was last told. */
    seen_terms: p.json<KeptTerms>().nullable(),
    /** Names of dishes that repeating an order could not put in, until that was read. */
    left_out: p.array<string>().columnType('text[]').defaultRaw("'{}'"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  uniques: [
    { name: 'basket_user_restaurant', properties: ['user_id', 'restaurant_id'] },
    { name: 'basket_guest_restaurant', properties: ['guest_id', 'restaurant_id'] },
  ],
  indexes: [{ name: 'basket_restaurant', properties: ['restaurant_id'] }],
})
export class Basket extends BasketSchema.class {}
BasketSchema.setClass(Basket)
