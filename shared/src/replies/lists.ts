import type { ListTable } from '../lists/table'
import { EMPLOYER_STATES, REPLY_KINDS, REPLY_STATES } from './rules'

/** Replies that a person has sent. */
export const ownReplyList = {
  name: 'own_replies',
  title: 'Мои отклики',
  sizes: [20],
  filters: {
    about: { kind: 'one', label: 'О\u00A0чём', options: REPLY_KINDS },
    state: { kind: 'one', label: 'Состояние', options: REPLY_STATES },
  },
} as const satisfies ListTable

/** Replies to a person's vacancies, and to those of organizations where they work. */
export const receivedReplyList = {
  name: 'received_replies',
  title: 'Отклики на\u00A0мои вакансии',
  sizes: [20],
  filters: {
    about: { kind: 'one', label: 'О\u00A0чём', options: REPLY_KINDS },
    state: { kind: 'one', label: 'Состояние', options: EMPLOYER_STATES },
    vacancy: { kind: 'one', of: 'uuid', label: 'Вакансия' },
    organization: { kind: 'one', of: 'uuid', label: 'Организация' },
  },
} as const satisfies ListTable
