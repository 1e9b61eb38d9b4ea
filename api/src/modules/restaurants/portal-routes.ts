import { listOf, listQuery, listRoute } from '@ostrov/shared/lists/schema'
import { cuisineList, restaurantList, zoneList, zonesAroundList } from '@ostrov/shared/restaurants/lists'
import {
  CheapestZone,
  CuisineSchema,
  DeliveryZoneSchema,
  FindZonesInput,
  LonLatQuery,
  RestaurantCard,
  RestaurantFacets,
} from '@ostrov/shared/restaurants/schema'
import { Uuid } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { inRegion } from '../geo/trust-place'
import { listCuisines } from './list-cuisines'
import { forgetCounts, listRestaurants, restaurantFacets } from './list-restaurants'
import { cheapestZone, listActiveZones, zonesAround } from './zones/delivery-zones'

const params = t.Object({ id: Uuid })
const tags = ['Restaurants']

/** What anybody may read of restaurants. */
export const restaurantPortalRoutes = (deps: Deps) => {
  deps.notices.hear('stale', { heard: (tag) => tag === 'restaurants' && forgetCounts(), again: forgetCounts })
  return new Elysia()
    .use(access(deps))
    .get('/restaurants/filters', ({ em, query, now }) => listRestaurants(em, query, now), {
      open: 'shared',
      ...listRoute(restaurantList, RestaurantCard),
      detail: { summary: 'Restaurants by kitchen and town: open ones first, then by rating', tags },
    })
    .get('/restaurants/filters/facets', ({ em, query, now }) => restaurantFacets(em, query, now), {
      open: 'shared',
      query: listQuery(restaurantList),
      response: { 200: RestaurantFacets },
      detail: {
        summary: 'How many restaurants each kitchen would leave under the other choices, and all choices do',
        tags,
      },
    })
    .get('/cuisines', ({ em, query }) => listCuisines(em, query), {
      open: 'shared',
      ...listRoute(cuisineList, CuisineSchema),
      detail: { summary: 'Kitchens to filter by', tags },
    })
    .get('/restaurants/:id/delivery_zone/active', ({ em, params, query }) => listActiveZones(em, params.id, query), {
      open: true,
      refuses: ['restaurant.not_found'],
      params,
      ...listRoute(zoneList, DeliveryZoneSchema),
      detail: {
        summary: 'Where a restaurant delivers, the cheapest first, with what is different in peak hours',
        tags,
      },
    })
    .get(
      '/restaurants/:id/delivery_zone/user_cheapest_zone/unauthorized',
      async ({ em, params, query: { lon, lat }, now }) => ({
        ...(await cheapestZone(em, params.id, inRegion(deps, { type: 'Point', coordinates: [lon, lat] }), now)),
        address_id: null,
      }),
      {
        open: true,
        refuses: ['restaurant.not_found', 'address.outside_region'],
        params,
        query: LonLatQuery,
        response: { 200: CheapestZone },
        detail: {
          summary: 'The zone that serves a point now, on the conditions of this hour; null when none does',
          tags,
        },
      },
    )
    .post(
      '/restaurants/:id/delivery_zone/find_zones_for_address',
      ({ em, params, body, now }) => zonesAround(em, params.id, inRegion(deps, body.coordinates), now),
      {
        open: 'asking',
        refuses: ['restaurant.not_found', 'address.outside_region'],
        params,
        body: FindZonesInput,
        response: { 200: listOf(zonesAroundList, DeliveryZoneSchema) },
        detail: {
          summary: 'Every zone that brings to a point now, the cheapest first, on the conditions of this hour',
          tags,
        },
      },
    )
}
