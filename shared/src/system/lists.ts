import type { ListTable } from '../lists/table'
import { JOB_FAMILIES, JOB_STATES } from './jobs'

/** Everything that waits for a worker, or could not be done. */
export const jobList = {
  name: 'jobs',
  title: 'Очередь заданий',
  sizes: [50, 100],
  cursor: 'number',
  filters: {
    state: { kind: 'one', label: 'Состояние', options: JOB_STATES },
    family: { kind: 'one', label: 'О\u00A0чём', options: JOB_FAMILIES },
  },
  sorts: { '-id': 'Сначала новые', id: 'Сначала старые' },
} as const satisfies ListTable
