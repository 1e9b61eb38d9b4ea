import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { Restaurant } from '../restaurants/restaurant'

/** What the service keeps of a restaurant's dishes from a day on, by their contract. */
const RestaurantCommissionSchema = defineEntity({
  name: 'RestaurantCommission',
  tableName: 'restaurant_commission',
  checks: [{ name: 'restaurant_commission_percent_check', expression: 'percent >= 0 and percent <= 100' }],
  properties: {
    id: id(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade'),
    percent: p.decimal('number').precision(5).scale(2),
    starts_on: p.date(),
    created_at: createdAt(),
  },
  uniques: [{ name: 'restaurant_commission_once', properties: ['restaurant_id', 'starts_on'] }],
})
export class RestaurantCommission extends RestaurantCommissionSchema.class {}
RestaurantCommissionSchema.setClass(RestaurantCommission)
