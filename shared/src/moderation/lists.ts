import type { ListTable } from '../lists/table'
import { REASON_TOPICS } from './form'
import { KIND_LABELS } from './kinds'

export const revisionList = {
  name: 'revisions',
  title: 'На проверке',
  sizes: [20],
  filters: {
    kind: { kind: 'one', label: 'Что', options: KIND_LABELS },
  },
} as const satisfies ListTable

/** Where a blind check said another word than the first. */
export const disagreementList = {
  name: 'disagreements',
  title: 'Второе мнение',
  sizes: [50],
  filters: {
    kind: { kind: 'one', label: 'Что', options: KIND_LABELS },
    state: { kind: 'one', label: 'Что\u00A0сделано', options: { open: 'Ничего', again: 'Вернули в\u00A0очередь' } },
  },
} as const satisfies ListTable

/** Ready reasons as moderators keep them. */
export const moderationReasonDesk = {
  name: 'moderation_reason_desk',
  title: 'Причины возврата',
  sizes: [100],
  filters: {
    query: { kind: 'text', label: 'Слова', maxLength: 100 },
    topic: { kind: 'one', label: 'Для чего', options: REASON_TOPICS },
  },
  sorts: { sort: 'По\u00A0порядку', '-created_at': 'Сначала новые' },
} as const satisfies ListTable
