import type { ListTable } from '../lists/table'

/** The offers of a restaurant, in their order. */
export const offerList = { name: 'offers', title: 'Акции', sizes: [50], filters: {} } as const satisfies ListTable
