import type { ListTable } from '../lists/table'

/** Halls with a plan as an editor sees them. */
export const hallDesk = {
  name: 'hall_desk',
  title: 'Залы',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    venue_id: { kind: 'one', of: 'uuid', noun: 'venue', label: 'Площадка' },
  },
  sorts: { name: 'По\u00A0алфавиту', '-created_at': 'Сначала новые' },
} as const satisfies ListTable
