/**
 * Whether a restaurant's back office feels its age: every list with every filter, order and search of its table, of a
 * restaurant with 100 orders and 200 dishes and of one with 1 000 dishes and 100 000 orders, in turn.
 */
import { importList } from '@ostrov/shared/imports/lists'
import { businessAdditional, businessCategories, businessProducts } from '@ostrov/shared/menu/business-lists'
import { optionList } from '@ostrov/shared/options/lists'
import { businessOrders, orderBoard, orderHistory } from '@ostrov/shared/orders/lists'
import { restaurantReviewList } from '@ostrov/shared/reviews/lists'
import { blackList, managerList, staffLog } from '@ostrov/shared/staff/lists'
import { type Asked, day, type Listed, measureGrowth, type Opened, type Read, readsOf } from './growth.ts'
import { fillOffice, LARGE, OFFICE, type Office, SMALL, staffToken } from './office-rows.ts'
import type { Stage } from './stage.ts'

/** The lists that a table declares, and where each is asked for. */
const LISTS: readonly Omit<Listed<Office>, 'by'>[] = [
  { table: businessOrders, path: () => '/business_user/orders', words: ({ order }) => order },
  { table: orderBoard, path: () => '/business_user/orders/urgent' },
  {
    table: orderHistory,
    path: () => '/business_user/orders/history',
    words: ({ phone }) => phone.slice(-4),
    facets: true,
  },
  {
    table: businessProducts,
    path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/products`,
    words: () => 'Блюдо 199',
  },
  { table: businessAdditional, path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/products/additional` },
  { table: businessCategories, path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/product_category` },
  {
    table: optionList,
    path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/product-option`,
    words: () => 'Опция 199',
  },
  {
    table: restaurantReviewList,
    path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/review`,
    words: ({ order }) => order,
    facets: true,
  },
  { table: staffLog, path: () => '/logs' },
  { table: blackList, path: () => '/business_user/black_list', words: () => 'Гость 42' },
  { table: managerList, path: () => '/business_user/managers', words: () => 'Менеджер 42' },
  { table: importList, path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/menu_import` },
]
const OTHERS: readonly Omit<Read<Office>, 'by'>[] = [
  { name: 'review summary', path: ({ restaurant_id }) => `/restaurant/${restaurant_id}/review/summary` },
  { name: 'log, what nobody did', path: () => '/logs?kind=image' },
  { name: 'restaurants', path: () => '/business_user/restaurants' },
  { name: 'with_count', path: ({ restaurant_id }) => `/business_user/restaurants/${restaurant_id}/with_count` },
  { name: 'one order', path: ({ order }) => `/business_user/orders/${order}` },
  { name: 'history, after a row', path: ({ order }) => `/business_user/orders/history?page=2&after=${order}` },
  { name: 'statistics, a day', path: () => `/business_user/statistics?from=${day(0)}&to=${day(0)}` },
]

/** The table of growth. */
export async function measureOffice(stage: Stage, asked: Asked): Promise<string> {
  const sides = [await open(stage, 'bench_office_small', SMALL), await open(stage, 'bench_office', LARGE)] as const
  const reads = [
    ...LISTS.flatMap((list) => readsOf({ ...list, by: 'staff' })),
    ...OTHERS.map((one) => ({ ...one, by: 'staff' as const })),
  ]
  return measureGrowth(sides, reads, { sizes: ['100 orders', '100 000 orders'], ...asked })
}

async function open(stage: Stage, name: string, size: typeof SMALL): Promise<Opened<Office>> {
  const database = await stage.demo(name, { sketches: true })
  const ids = await fillOffice(database, size)
  const { url } = await stage.product(database)
  return { url, ids, tokens: { staff: await staffToken(url, OFFICE.email) } }
}
