import type { ListTable } from '../lists/table'
import { MODERATION_LABELS } from '../moderation/statuses'
import { PRICE_MAX } from './form'

const OF_MENU = {
  restaurant_id: { kind: 'one', label: 'Ресторан', of: 'uuid', noun: 'restaurant' },
  moderation_status: { kind: 'one', label: 'Проверка', options: MODERATION_LABELS },
  on_sale: { kind: 'one', label: 'Продажа', options: { on: 'В\u00A0продаже', off: 'Снято' } },
} as const satisfies ListTable['filters']
const NAMED = { query: { kind: 'text', label: 'Название', maxLength: 100 }, ...OF_MENU } as const
const NEWEST = { '-created_at': 'Сначала новые', name: 'По\u00A0алфавиту' } as const

/** Dishes of all restaurants, as administrators look for one. */
export const productDesk = {
  name: 'product_desk',
  title: 'Блюда',
  sizes: [50, 100],
  cursor: 'uuid',
  filters: {
    query: { kind: 'text', label: 'Название блюда', maxLength: 100 },
    ...OF_MENU,
    price: { kind: 'range', label: 'Цена', unit: '₽', min: 0, max: PRICE_MAX },
  },
  sorts: { '-created_at': 'Сначала новые', '-reviews_count': 'Сначала с\u00A0отзывами' },
} as const satisfies ListTable

/** The same of one restaurant, on its card. */
export const productsOfRestaurant = {
  name: 'products_of_restaurant',
  title: 'Блюда',
  sizes: [50],
  filters: { query: { kind: 'text', label: 'Название блюда', maxLength: 100 } },
} as const satisfies ListTable

/** The rest of all menus. */
export const categoryDesk = {
  ...{ name: 'category_desk', title: 'Категории', sizes: [50, 100], cursor: 'uuid' },
  ...{ filters: NAMED, sorts: NEWEST },
} as const satisfies ListTable
export const optionDesk = {
  ...{ name: 'option_desk', title: 'Опции', sizes: [50, 100], cursor: 'uuid' },
  ...{ filters: NAMED, sorts: NEWEST },
} as const satisfies ListTable
export const optionGroupDesk = {
  ...{ name: 'option_group_desk', title: 'Группы опций', sizes: [50, 100], cursor: 'uuid' },
  ...{ filters: NAMED, sorts: NEWEST },
} as const satisfies ListTable
