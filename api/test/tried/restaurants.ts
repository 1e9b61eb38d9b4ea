import { LENINA } from '../kitchen'
import { ADMINISTRATORS, type Entry, FILTER } from '../reach/entry'
import type { Tried } from '../tried'

const restaurant: Entry = { names: { id: 'shownRestaurant' } }
const atPoint = { lon: LENINA.coordinates[0], lat: LENINA.coordinates[1] }

/** Restaurants and their dishes, as everybody sees them. */
export const tried: Tried = {
  reach: {
    'GET /admin/references/restaurant': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /admin/references/city': { names: { ids: { why: ADMINISTRATORS.why } } },
    'GET /restaurants/filters': { names: { city_id: FILTER } },
    'GET /restaurants/filters/facets': { names: { city_id: FILTER } },
    'GET /restaurants/nearby': { names: { city_id: FILTER } },
    'GET /restaurants/available_for_delivery': { names: { ids: FILTER } },
    'GET /updates/menu_and_reviews': { names: { ids: FILTER } },
    'GET /restaurants/:id': restaurant,
    'GET /restaurants/:id/me': restaurant,
    'GET /restaurants/:id/menu': restaurant,
    'GET /restaurants/:id/delivery_zone/active': restaurant,
    'GET /restaurants/:id/delivery_zone/user_cheapest_zone': restaurant,
    'GET /restaurants/:id/delivery_zone/user_cheapest_zone/unauthorized': { ...restaurant, query: atPoint },
    'POST /restaurants/:id/delivery_zone/find_zones_for_address': {
      ...restaurant,
      body: () => ({ coordinates: LENINA }),
    },
    'POST /restaurants/favorite': {
      names: { restaurant_id: 'shownRestaurant' },
      body: ({ restaurant_id }) => ({ restaurant_id }),
    },
    'DELETE /restaurants/favorite/:id': { names: { id: 'favourite' } },
    'GET /user/products/restaurant/:id': restaurant,
    'GET /user/products/restaurant/:id/additional': restaurant,
    'GET /user/products/:id': { names: { id: 'shownDish' } },
    'GET /user/product_category/:restaurantId': { names: { restaurantId: 'shownRestaurant' } },
    'GET /user/reviews/by_product/:id': { names: { id: 'shownDish' } },
    'GET /user/reviews/by_restaurant/:id': restaurant,
  },
}
