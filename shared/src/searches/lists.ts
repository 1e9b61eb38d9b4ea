import type { ListTable } from '../lists/table'

/** The searches a person has saved. */
export const savedSearchList = {
  name: 'saved_searches',
  title: 'Сохранённые поиски',
  sizes: [30],
  paged: false,
} as const satisfies ListTable
