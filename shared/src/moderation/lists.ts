import type { ListTable } from '../lists/table'
import { KIND_LABELS } from './kinds'

export const revisionList = {
  name: 'revisions',
  title: 'На проверке',
  sizes: [20],
  filters: {
    kind: { kind: 'one', label: 'Что', options: KIND_LABELS },
  },
} as const satisfies ListTable
