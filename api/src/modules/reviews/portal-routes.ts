import { listRoute } from '@ostrov/shared/lists/schema'
import { reviewList } from '@ostrov/shared/reviews/lists'
import { ProductWithReviews, RestaurantWithReviews } from '@ostrov/shared/reviews/page-schema'
import { ReviewSchema } from '@ostrov/shared/reviews/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { organizationReviewRoutes } from './organization-routes'
import { reviewsOfProduct, reviewsOfRestaurant } from './read-reviews'
import { readProductWithReviews, readRestaurantWithReviews } from './read-with-reviews'

const ById = t.Object({ id: Uuid })

export const reviewRoutes = (deps: Deps) =>
  new Elysia()
    .use(organizationReviewRoutes(deps))
    .use(access(deps))
    .get('/restaurants/:id', ({ em, params, now }) => readRestaurantWithReviews(em, params.id, now), {
      open: true,
      refuses: ['restaurant.not_found'],
      params: ById,
      response: { 200: RestaurantWithReviews },
      detail: { summary: 'One restaurant with its schedule, its zones and its newest reviews', tags: ['Restaurants'] },
    })
    .get('/user/products/:id', ({ em, params }) => readProductWithReviews(em, params.id), {
      open: true,
      refuses: ['product.not_found'],
      params: ById,
      response: { 200: ProductWithReviews },
      detail: { summary: 'One dish with its options, pictures and newest reviews', tags: ['Menu'] },
    })
    .get('/user/reviews/by_product/:id', ({ em, params, query }) => reviewsOfProduct(em, params.id, query), {
      open: true,
      refuses: ['product.not_found'],
      params: ById,
      ...listRoute(reviewList, ReviewSchema),
      detail: { summary: 'Visible reviews of a dish, newest first', tags: ['Reviews'] },
    })
    .get('/user/reviews/by_restaurant/:id', ({ em, params, query }) => reviewsOfRestaurant(em, params.id, query), {
      open: true,
      refuses: ['restaurant.not_found'],
      params: ById,
      ...listRoute(reviewList, ReviewSchema),
      detail: { summary: 'Visible reviews of a restaurant, newest first', tags: ['Reviews'] },
    })
