import type { ListTable } from '../lists/table'

/** Restaurants and dishes by name, so many of each at most. */
export const searchList = {
  name: 'search',
  title: 'Поиск',
  sizes: [20],
  paged: false,
  filters: { query: { kind: 'text', label: 'Поиск', maxLength: 200, required: true } },
} as const satisfies ListTable
