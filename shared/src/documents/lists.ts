import type { ListTable } from '../lists/table'

/** How a document's text stands to what is published. */
export const DOCUMENT_STATES = {
  published: 'Действует',
  changed: 'Есть черновик',
  draft: 'Не\u00A0публиковался',
} as const

/** Documents as an administrator sees them. */
export const documentDesk = {
  name: 'document_desk',
  title: 'Документы',
  sizes: [20, 50],
  filters: {
    query: { kind: 'text', label: 'Название или ключ', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: DOCUMENT_STATES },
  },
  sorts: { title: 'По\u00A0алфавиту', '-published_at': 'Недавно опубликованные' },
} as const satisfies ListTable

/** Editions of one document, the newest first. */
export const documentVersions = {
  name: 'document_versions',
  title: 'Редакции',
  sizes: [20, 50],
} as const satisfies ListTable

/** What one person has accepted, the newest first. */
export const acceptances = {
  name: 'acceptances',
  title: 'Согласия',
  sizes: [20, 50],
} as const satisfies ListTable
