import { ADMINISTRATORS, CITY } from '../reach/entry'
import type { Tried } from '../tried'

const ofAll = { city_id: CITY, restaurant_id: { why: ADMINISTRATORS.why, own: 'restaurant' } } as const

export const tried: Tried = {
  reach: {
    'GET /business_user/statistics': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/statistics/export': {
      names: { restaurant_id: 'restaurant' },
      query: { format: 'csv' },
    },
    'GET /admin/restaurants/orders_statistic': { names: ofAll },
    'GET /admin/restaurants/orders_statistic/export': { names: ofAll, query: { format: 'csv' } },
  },
}
