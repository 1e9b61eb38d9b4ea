import type { ListTable } from '../lists/table'

export const productList = { name: 'products', title: 'Блюда', sizes: [100] } as const satisfies ListTable

/** «Добавить к заказу?» */
export const additionalProducts = {
  name: 'additional_products',
  title: 'Добавить к заказу?',
  sizes: [20],
} as const satisfies ListTable

export const categoryList = {
  name: 'product_categories',
  title: 'Категории',
  sizes: [100],
} as const satisfies ListTable

/** One restaurant's dishes by name, found in the browser. */
export const dishSearch = {
  name: 'dish_search',
  title: 'Поиск по меню',
  sizes: [100],
  paged: false,
  filters: { query: { kind: 'text', label: 'Поиск', maxLength: 100 } },
} as const satisfies ListTable
