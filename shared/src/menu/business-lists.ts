import type { ListTable } from '../lists/table'
import { MODERATION_LABELS } from '../moderation/statuses'
import { SALE_STATES } from './stops'

const SORTS = {
  sort: 'Как в\u00A0меню',
  name: 'По\u00A0названию',
  price: 'Сначала дешёвые',
  '-price': 'Сначала дорогие',
  '-updated_at': 'Недавно изменённые',
} as const

/** All a restaurant has written of dishes, shown to customers or not. */
export const businessProducts = {
  name: 'business_products',
  title: 'Меню',
  sizes: [100],
  filters: {
    query: { kind: 'text', label: 'Название блюда', maxLength: 100 },
    category_id: { kind: 'one', of: 'uuid', label: 'Категория', scope: true },
    status: { kind: 'many', label: 'Проверка', options: MODERATION_LABELS },
    activity: { kind: 'many', label: 'Продажа', options: SALE_STATES },
  },
  sorts: SORTS,
} as const satisfies ListTable

/** Those it offers beside an order. */
export const businessAdditional = {
  name: 'business_additional',
  title: 'К\u00A0заказу',
  sizes: [100],
} as const satisfies ListTable

/** All its categories, those without dishes too. */
export const businessCategories = {
  name: 'business_categories',
  title: 'Категории',
  sizes: [100],
} as const satisfies ListTable
