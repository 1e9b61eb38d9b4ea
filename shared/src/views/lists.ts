import type { ListTable } from '../lists/table'
import { VIEWS_MOST } from './form'

/** What a person has saved of one list, by name. */
export const listViewList = {
  name: 'list_views',
  title: 'Сохранённые виды',
  sizes: [VIEWS_MOST],
  paged: false,
  filters: { list: { kind: 'text', label: 'Список', maxLength: 60, required: true } },
} as const satisfies ListTable
