import { COUNTED_DAYS } from '../lists/days'
import type { ListTable } from '../lists/table'

export const reviewList = { name: 'reviews', title: 'Отзывы', sizes: [20] } as const satisfies ListTable

/** What people of the portal wrote of one organization. */
export const organizationReviewList = {
  name: 'organization_reviews',
  title: 'Отзывы об\u00A0организации',
  sizes: [20],
} as const satisfies ListTable

/** What a customer has written, of restaurants and of dishes. */
export const ownReviewList = { name: 'own_reviews', title: 'Мои отзывы', sizes: [20] } as const satisfies ListTable

/** Half a star more is within. */
const STARS = { five: '5\u00A0звёзд', four: '4–4,5', three: '3–3,5', two: '2–2,5', one: '1–1,5' } as const

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
      options: STARS,
    },
    ...COUNTED_DAYS,
  },
  sorts: {
    unread: 'Непрочитанные',
    '-created_at': 'Недавние',
    rating: 'Низкие оценки',
    '-rating': 'Высокие оценки',
  },
} as const satisfies ListTable

/** What becomes of a review. */
export const REVIEW_STATES = { shown: 'На\u00A0сайте', hidden: 'Скрытые', edited: 'Изменённые модератором' } as const

const DESK = {
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Слова отзыва или номер заказа', maxLength: 100 },
    state: { kind: 'one', label: 'Состояние', options: REVIEW_STATES },
    stars: { kind: 'many', label: 'Оценка', options: STARS },
    restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', noun: 'restaurant' },
    ...COUNTED_DAYS,
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const

const { restaurant_id: _, ...FILTERS_OF_ANY } = DESK.filters
const ORGANIZATION_DESK_FILTERS = {
  ...FILTERS_OF_ANY,
  query: { ...DESK.filters.query, label: 'Слова отзыва или организация' },
} as const

/** Reviews of restaurants as a moderator looks through them, and the same of dishes. */
export const restaurantReviewDesk = {
  ...{ name: 'restaurant_review_desk', title: 'Отзывы о\u00A0ресторанах', ...DESK },
} as const satisfies ListTable
export const organizationReviewDesk = {
  ...{ name: 'organization_review_desk', title: 'Отзывы об\u00A0организациях', ...DESK },
  filters: ORGANIZATION_DESK_FILTERS,
} as const satisfies ListTable
export const productReviewDesk = {
  ...{ name: 'product_review_desk', title: 'Отзывы о\u00A0блюдах', ...DESK },
} as const satisfies ListTable
