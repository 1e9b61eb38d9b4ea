import type { ListTable } from '../lists/table'

export const mismatchList = {
  name: 'payment_mismatches',
  title: 'Суммы, которые не сошлись',
  sizes: [20],
} as const satisfies ListTable
