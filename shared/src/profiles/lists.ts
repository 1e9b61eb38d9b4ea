import type { ListTable } from '../lists/table'

/** An owner's restaurants, or those where a manager may do something. */
export const ownRestaurants = {
  name: 'own_restaurants',
  title: 'Рестораны',
  sizes: [50, 100],
} as const satisfies ListTable
