import { defineEntity, p } from '@mikro-orm/postgresql'
import { showing } from '../../db/freshness'
import { Cuisine } from './cuisine'
import { Restaurant } from './restaurant'

const RestaurantCuisineSchema = defineEntity({
  name: 'RestaurantCuisine',
  tableName: 'restaurant_cuisine',
  triggers: [showing({ tags: ['restaurants'], each: ['restaurant:'] })],
  properties: {
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary(),
    cuisine_id: () => p.manyToOne(Cuisine).mapToPk().joinColumn('cuisine_id').deleteRule('cascade').primary(),
  },
  indexes: [{ name: 'restaurant_cuisine_cuisine', properties: ['cuisine_id', 'restaurant_id'] }],
})
export class RestaurantCuisine extends RestaurantCuisineSchema.class {}
RestaurantCuisineSchema.setClass(RestaurantCuisine)
