import type { FormTable } from '../forms/form'

/** How a person calls the state of a list. */
export const LIST_VIEW_FORM = {
  name: { label: 'Название', kind: 'text', max: 40, required: 'Назовите вид' },
  is_default: { label: 'Открывать этот вид, когда ничего не\u00A0выбрано', kind: 'flag' },
} as const satisfies FormTable

/** A person keeps so many of one list at most, and so many of all lists. */
export const VIEWS_MOST = 20
export const VIEWS_OF_PERSON = 500
