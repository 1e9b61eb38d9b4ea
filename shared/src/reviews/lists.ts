import type { ListTable } from '../lists/table'

export const reviewList = { name: 'reviews', title: 'Отзывы', sizes: [20] } as const satisfies ListTable

/** What a customer has written, of restaurants and of dishes. */
export const ownReviewList = { name: 'own_reviews', title: 'Мои отзывы', sizes: [20] } as const satisfies ListTable
