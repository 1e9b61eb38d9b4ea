import type { ListTable } from '../lists/table'
import { MODERATED } from './kinds'

export const revisionList = {
  name: 'revisions',
  title: 'На проверке',
  sizes: [20],
  filters: {
    kind: {
      kind: 'one',
      label: 'Что',
      options: { restaurant: MODERATED.restaurant.label, product: MODERATED.product.label },
    },
  },
} as const satisfies ListTable
