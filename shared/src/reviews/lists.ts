import type { ListTable } from '../lists/table'

export const reviewList = { name: 'reviews', title: 'Отзывы', sizes: [20] } as const satisfies ListTable

/** What a customer has written, of restaurants and of dishes. */
export const ownReviewList = { name: 'own_reviews', title: 'Мои отзывы', sizes: [20] } as const satisfies ListTable

/** What customers wrote of one restaurant and of its dishes, as the restaurant works through it. */
export const restaurantReviewList = {
  name: 'restaurant_reviews',
  title: 'Отзывы',
  sizes: [20, 50, 100],
  filters: {
    query: { kind: 'text', label: 'Блюдо, слова отзыва или номер заказа', maxLength: 100 },
    state: {
      kind: 'many',
      label: 'Что с\u00A0ними',
      options: { unread: 'Непрочитанные', unanswered: 'Без ответа', answered: 'С\u00A0ответом' },
    },
    of: { kind: 'one', label: 'О\u00A0чём', options: { restaurant: 'О\u00A0ресторане', product: 'О\u00A0блюдах' } },
    product_id: { kind: 'one', of: 'uuid', label: 'Блюдо' },
    stars: {
      kind: 'many',
      label: 'Оценка',
      options: { five: '5\u00A0звёзд', four: '4–4,5', three: '3–3,5', two: '2–2,5', one: '1–1,5' },
    },
    from: { kind: 'day', label: 'С', edge: 'from' },
    to: { kind: 'day', label: 'По', edge: 'to' },
  },
  sorts: {
    unread: 'Непрочитанные',
    '-created_at': 'Недавние',
    rating: 'Низкие оценки',
    '-rating': 'Высокие оценки',
  },
} as const satisfies ListTable
