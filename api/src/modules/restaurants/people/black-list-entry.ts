import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { User } from '../../customers/user'
import { Restaurant } from '../restaurant'

/** A customer whom a restaurant no longer serves; of one whose account is deleted a keyed hash of the phone alone, until it comes again. */
const BlackListEntrySchema = defineEntity({
  name: 'BlackListEntry',
  tableName: 'black_list',
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').nullable(),
    phone_hash: p.text().nullable(),
    reason: p.text().default(''),
    created_at: createdAt(),
  },
  checks: [{ name: 'black_list_person_check', expression: 'num_nonnulls(user_id, phone_hash) = 1' }],
  uniques: [{ name: 'black_list_restaurant_user', properties: ['restaurant_id', 'user_id'] }],
  indexes: [
    { name: 'black_list_user', properties: ['user_id'] },
    {
      name: 'black_list_phone',
      expression: 'create index "black_list_phone" on "black_list" ("phone_hash") where phone_hash is not null',
    },
    { name: 'black_list_newest', properties: ['restaurant_id', 'created_at', 'id'] },
  ],
})
export class BlackListEntry extends BlackListEntrySchema.class {}
BlackListEntrySchema.setClass(BlackListEntry)
