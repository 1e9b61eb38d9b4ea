import { listRoute } from '@ostrov/shared/lists/schema'
import { ownReviewList } from '@ostrov/shared/reviews/lists'
import { OwnReviewSchema } from '@ostrov/shared/reviews/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { demandUser } from '../customers/demand-user'
import { recordRoutes } from '../records/record-routes'
import { listOwnReviews } from './read-reviews'
import { organizationReviewRecord, productReviewRecord, restaurantReviewRecord } from './review-records'

export const customerReviewsRoute = (deps: Deps) =>
  new Elysia().use(access(deps)).get(
    '/admin/user/:id/reviews',
    async ({ em, params, query, now }) => {
      await demandUser(em, params.id)
      return listOwnReviews(em, params.id, query, now)
    },
    {
      admin: 'customers',
      refuses: ['customer.not_found'],
      params: t.Object({ id: Uuid }),
      ...listRoute(ownReviewList, OwnReviewSchema),
      detail: { summary: 'What a customer has written, the newest first', tags: ['Reviews'] },
    },
  )

/** Everybody's reviews, of restaurants, of dishes and of organizations: hidden, restored, changed where they break the law, removed. */
export function reviewAdminRoutes(deps: Deps) {
  const restaurants = recordRoutes(deps, '/admin/review/restaurant', restaurantReviewRecord)
  const products = recordRoutes(deps, '/admin/review/product', productReviewRecord)
  const organizations = recordRoutes(deps, '/admin/review/organization', organizationReviewRecord)
  return new Elysia()
    .use(restaurants.list())
    .use(restaurants.one())
    .use(restaurants.change())
    .use(restaurants.remove())
    .use(products.list())
    .use(products.one())
    .use(products.change())
    .use(products.remove())
    .use(organizations.list())
    .use(organizations.one())
    .use(organizations.change())
    .use(organizations.remove())
}
