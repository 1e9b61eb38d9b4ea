import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../../db/columns'
import { User } from '../../customers/user'
import { Restaurant } from '../restaurant'

const FavouriteSchema = defineEntity({
  name: 'Favourite',
  tableName: 'favourite',
  properties: {
    id: id(),
    user_id: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    created_at: createdAt(),
  },
  uniques: [{ name: 'favourite_user_restaurant', properties: ['user_id', 'restaurant_id'] }],
  indexes: [{ name: 'favourite_user', properties: ['user_id', 'created_at'] }],
})
export class Favourite extends FavouriteSchema.class {}
FavouriteSchema.setClass(Favourite)
