import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id, point } from '../../db/columns'
import { User } from '../customers/user'
import { City } from '../geo/city'

export type AddressDetails = {
  front_door: string | null
  apartment: string | null
  floor: string | null
  comment: string | null
  /** No flats, no entrances. Absent in what was saved before it could be said. */
  private_house?: boolean
}

const AddressSchema = defineEntity({
  name: 'Address',
  tableName: 'user_address',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('restrict'),
    /** Comma-separated; the first part is the street and house. */
    address: p.text(),
    coordinates: point(),
    address_details: p.json<AddressDetails>(),
    is_active: p.boolean().default(false),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'user_address_user', properties: ['user_id', 'created_at'] },
    {
      name: 'user_address_one_active',
      expression: 'create unique index "user_address_one_active" on "user_address" ("user_id") where is_active',
    },
  ],
})
export class Address extends AddressSchema.class {}
AddressSchema.setClass(Address)
