import type { ListTable } from '../lists/table'

export const cityList = { name: 'cities', title: 'Города', sizes: [100] } as const satisfies ListTable

/** Addresses for what was typed so far. */
export const hintList = {
  name: 'address_hints',
  title: 'Адреса',
  sizes: [10],
  paged: false,
} as const satisfies ListTable
