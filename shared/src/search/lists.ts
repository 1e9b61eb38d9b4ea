import type { ListTable } from '../lists/table'
import { tableOf } from '../wire/names'
import { THING_KINDS, THINGS } from './things'

/** Restaurants and dishes by name, so many of each at most. */
export const searchList = {
  name: 'search',
  title: 'Поиск',
  sizes: [20],
  paged: false,
  filters: { query: { kind: 'text', label: 'Поиск', maxLength: 200, required: true } },
} as const satisfies ListTable

/** Everything that the portal has, by its words: of each kind the closest, or many of one kind. */
export const everythingList = {
  name: 'everything',
  title: 'Поиск',
  sizes: [6],
  paged: false,
  filters: {
    query: { kind: 'text', label: 'Поиск', maxLength: 200, required: true },
    kind: { kind: 'one', label: 'Что', options: tableOf(THING_KINDS, (kind) => THINGS[kind].title) },
  },
} as const satisfies ListTable
