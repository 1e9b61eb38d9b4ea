import type { ListTable } from '../lists/table'

/** Whether somebody may come in. */
export const PERSON_STATES = { active: 'Активные', blocked: 'Заблокированные', deleted: 'Удалённые' } as const

/** Customers as an administrator sees them. */
export const customerDesk = {
  name: 'customer_desk',
  title: 'Клиенты',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Имя, телефон или почта', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: PERSON_STATES },
    from: { kind: 'day', label: 'Пришли с', edge: 'from', histogram: true },
    to: { kind: 'day', label: 'Пришли по', edge: 'to' },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable
