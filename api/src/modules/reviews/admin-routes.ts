import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordRoutes } from '../records/record-routes'
import { productReviewRecord, restaurantReviewRecord } from './review-records'

/** Everybody's reviews, of restaurants and of dishes: hidden, restored, changed where they break the law, removed. */
export function reviewAdminRoutes(deps: Deps) {
  const restaurants = recordRoutes(deps, '/admin/review/restaurant', restaurantReviewRecord)
  const products = recordRoutes(deps, '/admin/review/product', productReviewRecord)
  return new Elysia()
    .use(restaurants.list())
    .use(restaurants.one())
    .use(restaurants.change())
    .use(restaurants.remove())
    .use(products.list())
    .use(products.one())
    .use(products.change())
    .use(products.remove())
}
