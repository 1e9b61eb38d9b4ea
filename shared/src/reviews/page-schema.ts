import { t } from 'elysia'
import { ProductDetails } from '../menu/schema'
import { DeliveryZoneSchema, RestaurantSchema } from '../restaurants/schema'
import { Integer } from '../wire/schema'
import { ReviewSchema } from './schema'

const reviews = t.Array(ReviewSchema, { description: 'The newest, as many as a page holds; `reviews_count` in all.' })

/** One restaurant with what is said of it and where it delivers. */
export const RestaurantWithReviews = t.Composite([
  RestaurantSchema,
  t.Object({
    reviews,
    delivery_zones: t.Array(DeliveryZoneSchema, {
      description: 'The active ones, the cheapest first; a page of them.',
    }),
    delivery_zones_count: Integer(),
  }),
])
/** One dish with what is said of it. */
export const ProductWithReviews = t.Composite([ProductDetails, t.Object({ reviews })])
