import type { ListTable } from '../lists/table'

/** A restaurant's options, those of groups among them. */
export const optionList = {
  name: 'product_options',
  title: 'Опции',
  sizes: [100],
  filters: { query: { kind: 'text', label: 'Поиск', maxLength: 100 } },
} as const satisfies ListTable
