import type { ListTable } from '../lists/table'

export const basketList = { name: 'baskets', title: 'Корзины', sizes: [100], paged: false } as const satisfies ListTable
