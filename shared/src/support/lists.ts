import type { ListTable } from '../lists/table'
import { SUBJECTS, SUPPORT_STATES } from './rules'

/** What a person has written to support. */
export const ownSupportList = {
  name: 'own_support',
  title: 'Мои обращения',
  sizes: [20],
} as const satisfies ListTable

/** All requests, as the desk sees them: who waits longest comes first. */
export const supportDesk = {
  name: 'support_desk',
  title: 'Обращения',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Номер, имя, телефон или почта', maxLength: 100 },
    state: { kind: 'many', label: 'Состояние', options: SUPPORT_STATES },
    subject: { kind: 'one', label: 'О\u00A0чём', options: SUBJECTS },
    waiting: { kind: 'flag', label: 'Ждут ответа' },
  },
  sorts: { waiting: 'Кто ждёт дольше', '-created_at': 'Сначала новые' },
} as const satisfies ListTable
