import { zoneList } from '@ostrov/shared/restaurants/lists'
import { reviewList } from '@ostrov/shared/reviews/lists'
import type { Em } from '../../db/orm'
import { readProduct } from '../menu/read-product'
import { readRestaurant } from '../restaurants/read-restaurant'
import { readActiveZones } from '../restaurants/zones/delivery-zones'
import { readReviewsOfProduct, readReviewsOfRestaurant } from './read-reviews'

const FIRST_REVIEWS = { page: 1, limit: reviewList.sizes[0] }
const FIRST_ZONES = { page: 1, limit: zoneList.sizes[0] }

/**
 * An approved restaurant with the first page of its reviews and of its active zones.
 * @throws {Refusal} `restaurant.not_found`
 */
export async function readRestaurantWithReviews(em: Em, id: string, now: Date) {
  const restaurant = await readRestaurant(em, id, now)
  const zones = await readActiveZones(em, id, FIRST_ZONES)
  const reviews = await readReviewsOfRestaurant(em, id, FIRST_REVIEWS)
  return {
    ...restaurant,
    reviews: reviews.items,
    reviews_count: reviews.total,
    delivery_zones: zones.items,
    delivery_zones_count: zones.total,
  }
}

/**
 * A dish that is for sale with the first page of its reviews.
 * @throws {Refusal} `product.not_found`
 */
export async function readProductWithReviews(em: Em, id: string) {
  const product = await readProduct(em, id)
  // Most have none, which their row says.
  if (product.reviews_count === 0) return { ...product, reviews: [] }
  const reviews = await readReviewsOfProduct(em, id, FIRST_REVIEWS)
  return { ...product, reviews: reviews.items, reviews_count: reviews.total }
}
