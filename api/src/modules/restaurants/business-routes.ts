import { Submitted } from '@ostrov/shared/moderation/schema'
import { RestaurantChange } from '@ostrov/shared/restaurants/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { saveRestaurant } from './save-restaurant'

/** A restaurant's own profile. */
export const restaurantBusinessRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .put(
      '/business_user/restaurants/:restaurantId',
      ({ em, business, by, restaurant, body: input, now }) =>
        em.transactional((tx) => saveRestaurant(tx, { business, by, restaurant, input, now })),
      {
        serves: 'settings',
        refuses: ['image.not_found'],
        params: t.Object({ restaurantId: Uuid }),
        body: RestaurantChange,
        response: { 200: Submitted },
        detail: {
          summary: 'Change what a restaurant says of itself: name, description and pictures wait for a moderator',
          tags: ['Restaurants'],
        },
      },
    )
