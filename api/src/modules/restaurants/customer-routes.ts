import { listRoute } from '@ostrov/shared/lists/schema'
import { favouriteList, orderedRestaurants, restaurantList } from '@ostrov/shared/restaurants/lists'
import { CheapestZone, FavouriteSchema, RestaurantCard } from '@ostrov/shared/restaurants/schema'
import { Done, done, Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listNearby, listOrdered } from './list-restaurants'
import { addFavourite, listFavourites, removeFavourite } from './people/favourites'
import { cheapestZoneOfCustomer } from './zones/delivery-zones'

const params = t.Object({ id: Uuid })
const tags = ['Restaurants']

/** A customer's own restaurants. */
export const restaurantCustomerRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/restaurants/nearby', ({ em, customer, query, now }) => listNearby(em, customer.id, query, now), {
      customer: 'reads',
      ...listRoute(restaurantList, RestaurantCard),
      detail: {
        summary: 'Restaurants for my active address: those that deliver there first, then those that hand out',
        tags,
      },
    })
    .get('/restaurants/ordered', ({ em, customer, query, now }) => listOrdered(em, customer.id, query, now), {
      customer: 'reads',
      ...listRoute(orderedRestaurants, RestaurantCard),
      detail: { summary: 'Restaurants I have ordered from, the latest first', tags },
    })
    .get('/restaurants/favorite', ({ em, customer, query, now }) => listFavourites(em, customer.id, query, now), {
      customer: 'reads',
      ...listRoute(favouriteList, FavouriteSchema),
      detail: { summary: 'My favourite restaurants', tags },
    })
    .post(
      '/restaurants/favorite',
      ({ em, customer, body, now }) => addFavourite(em, customer.id, body.restaurant_id, now),
      {
        customer: 'writes',
        refuses: ['restaurant.not_found'],
        body: t.Object({ restaurant_id: Uuid }),
        response: { 200: FavouriteSchema },
        detail: { summary: 'Make a restaurant my favourite; may be repeated', tags },
      },
    )
    .delete(
      '/restaurants/favorite/:id',
      async ({ em, customer, params }) => {
        await removeFavourite(em, customer.id, params.id)
        return done
      },
      {
        customer: 'writes',
        refuses: ['favourite.not_found'],
        params,
        response: { 200: Done },
        detail: { summary: 'Forget a favourite, by its own id or by the restaurant’s, which may be repeated', tags },
      },
    )
    .get(
      '/restaurants/:id/delivery_zone/user_cheapest_zone',
      ({ em, customer, params, now }) => cheapestZoneOfCustomer(em, params.id, customer.id, now),
      {
        customer: 'reads',
        refuses: ['restaurant.not_found'],
        params,
        response: { 200: CheapestZone },
        detail: { summary: 'The zone that serves my active address now', tags },
      },
    )
