import type { Tried } from '../tried'

export const tried: Tried = {
  reach: {
    'GET /business_user/statistics': { names: { restaurant_id: 'restaurant' } },
    'GET /business_user/statistics/export': {
      names: { restaurant_id: 'restaurant' },
      query: { format: 'csv' },
    },
  },
}
