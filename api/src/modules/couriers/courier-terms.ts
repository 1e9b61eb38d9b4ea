import { defineEntity, p } from '@mikro-orm/postgresql'
import { Restaurant } from '../restaurants/restaurant'

/** How a restaurant's couriers work; without a row neither is asked. */
const CourierTermsSchema = defineEntity({
  name: 'CourierTerms',
  tableName: 'courier_terms',
  properties: {
    restaurant_id: () =>
      p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').primary().unique(),
    /** Couriers take orders that nobody has. */
    may_take: p.boolean().default(false),
    /** Orders that are made are given to couriers on shift by themselves. */
    gives_by_rule: p.boolean().default(false),
    /** An order is handed over by its customer's code. */
    asks_code: p.boolean().default(false),
    /** Where customers pay tips. */
    tips_url: p.text().nullable(),
  },
})
export class CourierTerms extends CourierTermsSchema.class {}
CourierTermsSchema.setClass(CourierTerms)
