import type { ListTable } from '../lists/table'

export const cityList = { name: 'cities', title: 'Города', sizes: [100] } as const satisfies ListTable

/** Addresses for what was typed so far. */
export const hintList = {
  name: 'address_hints',
  title: 'Адреса',
  sizes: [10],
  paged: false,
} as const satisfies ListTable

/** Named places for what was typed so far. */
export const objectHintList = {
  name: 'object_hints',
  title: 'Места',
  sizes: [10],
  paged: false,
} as const satisfies ListTable

/** Cities as an administrator sees them. */
export const cityDesk = {
  name: 'city_desk',
  title: 'Города',
  sizes: [100],
  filters: {
    query: { kind: 'text', label: 'Название', maxLength: 100 },
    is_hidden: { kind: 'flag', label: 'Скрытые' },
  },
  sorts: { sort: 'По\u00A0порядку', name: 'По\u00A0алфавиту' },
} as const satisfies ListTable
