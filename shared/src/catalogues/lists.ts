import type { ListTable } from '../lists/table'
import { CATALOGUES, SLUG_MAX } from './catalogues'

/** What a catalogue offers, all of it or under one entry. */
export const catalogueList = {
  name: 'catalogue',
  title: 'Каталог',
  sizes: [5000],
  paged: false,
  filters: { within: { kind: 'text', label: 'Внутри записи с\u00A0этим ключом', maxLength: SLUG_MAX } },
} as const satisfies ListTable

/** Entries as an administrator sees them. */
export const catalogueDesk = {
  name: 'catalogue_desk',
  title: 'Каталоги',
  sizes: [50, 100],
  filters: {
    query: { kind: 'text', label: 'Название или\u00A0ключ', maxLength: 100 },
    catalogue: { kind: 'one', label: 'Каталог', options: CATALOGUES },
    parent_id: { kind: 'one', of: 'uuid', noun: 'catalogue_entry', label: 'Внутри' },
    is_hidden: { kind: 'flag', label: 'Скрытые' },
  },
  sorts: { sort: 'По\u00A0порядку', name: 'По\u00A0алфавиту' },
} as const satisfies ListTable
