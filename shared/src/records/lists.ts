import type { ListTable } from '../lists/table'

/** Rows of a noun that a field or a filter may name: found by what is typed, or called by their ids. */
export const referenceList = {
  name: 'references',
  title: 'Что выбрать',
  sizes: [20],
  paged: false,
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    ids: { kind: 'many', label: 'Уже выбранные', of: 'slug' },
  },
} as const satisfies ListTable

/** Rows that one call may change. */
export const CHANGED_AT_ONCE = 200
