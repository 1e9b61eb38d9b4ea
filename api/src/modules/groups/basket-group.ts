import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { telling } from '../../db/telling'
import { User } from '../customers/user'
import { Restaurant } from '../restaurants/restaurant'

/** Friends who fill the owner's basket of a restaurant; one at a time until it is ordered. */
const BasketGroupSchema = defineEntity({
  name: 'BasketGroup',
  tableName: 'basket_group',
  triggers: [telling('values (coalesce(new.id, old.id))')],
  properties: {
    id: id(),
    /** What the link holds: whoever knows it may join. A uuid, which no log shows. */
    token: p.uuid().defaultRaw('gen_random_uuid()').unique(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    /** How the owner is called in it: all that friends know of the owner. */
    owner_name: p.text(),
    is_locked: p.boolean().default(false),
    closed_at: p.datetime().nullable(),
    expires_at: p.datetime(),
    ordered_at: p.datetime().nullable(),
    created_at: createdAt(),
  },
  indexes: [
    {
      name: 'basket_group_gathering',
      expression:
        'create unique index "basket_group_gathering" on "basket_group" ("user_id", "restaurant_id") where ordered_at is null',
    },
  ],
})
export class BasketGroup extends BasketGroupSchema.class {}
BasketGroupSchema.setClass(BasketGroup)
