import type { ListTable } from '../lists/table'

export const reviewList = { name: 'reviews', title: 'Отзывы', sizes: [20] } as const satisfies ListTable
