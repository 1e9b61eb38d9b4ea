import type { ListTable } from '../lists/table'

/** Who brings the orders of one's restaurants, who came first first. */
export const courierList = {
  name: 'couriers',
  title: 'Курьеры',
  sizes: [50],
  filters: { restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', scope: true } },
} as const satisfies ListTable
