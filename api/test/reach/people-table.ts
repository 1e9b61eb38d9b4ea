import { LENINA } from '../kitchen'
import type { Entry } from './entry'

const CITY = { why: 'a town is everybody’s' }

/** Of owners, whom they hire and serve no more, and their restaurants. */
export const PEOPLE_REACH: Record<string, Entry> = {
  'POST /business_user/restaurants': {
    names: { logo_id: 'picture', image_id: 'picture', city_id: CITY },
    body: ({ logo_id, image_id }) => ({
      ...{ title: 'Третий', address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA },
      ...{ phones: ['74242000000'], cuisines: ['pizza'], logo_id, image_id },
    }),
  },
  'GET /business_user/restaurants/:restaurantId': { names: { restaurantId: 'restaurant' } },
  'GET /business_user/restaurants/:restaurantId/with_count': { names: { restaurantId: 'restaurant' } },
  'PUT /business_user/restaurants/:restaurantId/notification_config': { names: { restaurantId: 'restaurant' } },
  'POST /business_user/restaurants/:restaurantId/notification_config/test': { names: { restaurantId: 'restaurant' } },
  'POST /business_user/restaurants/:restaurantId/test_order': { names: { restaurantId: 'restaurant' } },
  'DELETE /business_user/restaurants/:restaurantId/test_order': { names: { restaurantId: 'restaurant' } },
  'DELETE /business_user/sessions/:id': { names: { id: 'staffSession' } },
  'DELETE /admin/sessions/:id': { names: { id: 'adminSession' } },
  'GET /business_user/managers': { names: { restaurant_id: 'restaurant' } },
  'POST /business_user/manager': {
    names: { restaurant_id: 'restaurant' },
    body: ({ restaurant_id }) => ({
      ...{ name: 'Пётр', email: `${crypto.randomUUID()}@example.com` },
      restaurants: [{ restaurant_id, permissions: ['menu'] }],
    }),
  },
  'PUT /business_user/manager/:id': {
    names: { id: 'manager', restaurant_id: 'restaurant' },
    body: ({ restaurant_id }) => ({ name: 'Пётр', restaurants: [{ restaurant_id, permissions: ['menu'] }] }),
  },
  'POST /business_user/manager/:id/invitation': { names: { id: 'manager' } },
  'DELETE /business_user/manager/:id': { names: { id: 'spareManager' } },
  'GET /business_user/black_list': { names: { restaurant_id: 'restaurant' } },
  'POST /business_user/restaurant/:restaurantId/black_list': {
    names: { restaurantId: 'restaurant', user_id: 'guestOfKitchen' },
    body: ({ user_id }) => ({ user_id, reason: 'Кричал' }),
  },
  'DELETE /business_user/restaurant/:restaurantId/black_list/:userId': {
    names: { restaurantId: 'restaurant', userId: 'guestOfKitchen' },
  },
  'GET /logs': { names: { restaurant_id: 'restaurant' } },
}
