/**
 * Whether an administrator feels how much there is: every list of the desk with every filter, order and search of its table,
 * on the demo island and where a million customers have ordered twice, in turn.
 */
import { customerDesk } from '@ostrov/shared/customers/lists'
import { categoryDesk, productDesk } from '@ostrov/shared/menu/desk-lists'
import { disagreementList, revisionList } from '@ostrov/shared/moderation/lists'
import { orderDesk } from '@ostrov/shared/orders/lists'
import { restaurantDesk } from '@ostrov/shared/restaurants/lists'
import { productReviewDesk, restaurantReviewDesk } from '@ostrov/shared/reviews/lists'
import { businessDesk, deskLog } from '@ostrov/shared/staff/lists'
import { type DeskSizes, FULL_DESK } from '../demo/scale-desk.ts'
import { withClient } from './diners.ts'
import { type Asked, day, type Listed, measureGrowth, type Opened, type Read, readsOf } from './growth.ts'
import { staffToken } from './office-rows.ts'
import type { Stage } from './stage.ts'

/** As many as fill a page of each list: a longer answer is no slower reading. */
const SMALL: DeskSizes = { users: 400, orders: 400, waiting: 150, entries: 2000, restaurants: 100, reviews: 200 }
/** Sums may grow so much. */
const AIM_OF_SUMS = 3
const EMAIL = 'admin@ostrov.example'

/** What filters and addresses name. */
type Ids = Record<
  'order' | 'phone' | 'restaurant_id' | 'user_id' | 'business_user_id' | 'admin_id' | 'city_id' | 'revision',
  string
>

const LISTS: readonly Omit<Listed<Ids>, 'by'>[] = [
  { table: orderDesk, path: () => '/admin/orders', words: ({ order }) => order, facets: true },
  { table: customerDesk, path: () => '/admin/user', words: ({ phone }) => phone, facets: true },
  { table: businessDesk, path: () => '/admin/business_user', words: () => 'owner42@desk', facets: true },
  { table: restaurantDesk, path: () => '/admin/restaurants', words: () => 'Кафе 42', facets: true },
  { table: deskLog, path: () => '/admin/logs', facets: true },
  { table: revisionList, path: () => '/admin/moderation', facets: true },
  { table: disagreementList, path: () => '/admin/moderation/disagreements', facets: true },
  { table: restaurantReviewDesk, path: () => '/admin/review/restaurant', words: ({ order }) => order, facets: true },
  { table: productReviewDesk, path: () => '/admin/review/product', words: ({ order }) => order, facets: true },
  { table: productDesk, path: () => '/admin/products', words: () => 'Борщ 42', facets: true },
  { table: categoryDesk, path: () => '/admin/product_category', words: () => 'Раздел 4', facets: true },
]
const OTHERS: readonly Omit<Read<Ids>, 'by'>[] = [
  { name: 'orders, the end of a phone', path: ({ phone }) => `/admin/orders?query=${phone.slice(-4)}` },
  { name: 'orders, a surname', path: () => `/admin/orders?query=${encodeURIComponent('Воробьёва')}` },
  { name: 'orders, a surname and a name', path: () => `/admin/orders?query=${encodeURIComponent('Воробьёва Зоя')}` },
  { name: 'orders, two letters', path: () => `/admin/orders?query=${encodeURIComponent('во')}` },
  { name: 'orders, an address', path: () => `/admin/orders?query=${encodeURIComponent('Мира 42')}` },
  {
    name: 'orders, facets under a surname',
    path: () => `/admin/orders/facets?query=${encodeURIComponent('Воробьёва')}`,
  },
  { name: 'orders, facets under a town’s day', path: () => `/admin/orders/facets?from=${day(1)}&to=${day(0)}` },
  { name: 'orders, page 1000', path: () => '/admin/orders?page=1000' },
  { name: 'orders, after a row', path: ({ order }) => `/admin/orders?page=2&after=${order}` },
  { name: 'orders that nobody answers', path: () => '/admin/orders/unanswered' },
  { name: 'one order', path: ({ order }) => `/admin/orders/${order}` },
  { name: 'log of one order', path: ({ order }) => `/admin/orders/${order}/log` },
  { name: 'customers, the end of a phone', path: ({ phone }) => `/admin/user?query=${phone.slice(-4)}` },
  { name: 'customers, a surname', path: () => `/admin/user?query=${encodeURIComponent('Воробьёва')}` },
  { name: 'customers, a surname and a name', path: () => `/admin/user?query=${encodeURIComponent('Воробьёва Зоя')}` },
  { name: 'customers, blocked', path: () => '/admin/user?state=blocked' },
  { name: 'customers, deleted', path: () => '/admin/user?state=deleted' },
  { name: 'one customer', path: ({ user_id }) => `/admin/user/${user_id}` },
  { name: 'a customer’s orders', path: ({ user_id }) => `/admin/user/${user_id}/orders` },
  { name: 'a customer’s reviews', path: ({ user_id }) => `/admin/user/${user_id}/reviews` },
  { name: 'log of a customer', path: ({ user_id }) => `/admin/user/${user_id}/log` },
  { name: 'log of a restaurant', path: ({ restaurant_id }) => `/admin/logs/restaurant/${restaurant_id}` },
  { name: 'log of a partner', path: ({ business_user_id }) => `/admin/logs/business_user/${business_user_id}` },
  { name: 'log, what nobody did', path: () => '/admin/logs?kind=image' },
  { name: 'log, a rare act of one', path: ({ admin_id }) => `/admin/logs?admin_id=${admin_id}&kind=review` },
  { name: 'one that waits', path: ({ revision }) => `/admin/moderation/${revision}` },
  { name: 'its author', path: ({ revision }) => `/admin/moderation/${revision}/author` },
  { name: 'figures of moderation', path: () => '/admin/moderation/figures' },
  { name: 'one restaurant', path: ({ restaurant_id }) => `/admin/restaurants/${restaurant_id}` },
]
const SUMS: readonly Omit<Read<Ids>, 'by'>[] = [
  { name: 'overview', path: () => '/admin/overview' },
  { name: 'orders_statistic, a day', path: () => '/admin/restaurants/orders_statistic' },
  { name: 'orders_statistic, a week', path: () => `/admin/restaurants/orders_statistic?from=${day(6)}&to=${day(0)}` },
  { name: 'orders_statistic, a month', path: () => `/admin/restaurants/orders_statistic?from=${day(29)}&to=${day(0)}` },
  {
    name: 'orders_statistic, a month of one restaurant',
    path: ({ restaurant_id }) =>
      `/admin/restaurants/orders_statistic?restaurant_id=${restaurant_id}&from=${day(29)}&to=${day(0)}`,
  },
]

/** The table of growth. */
export async function measureDesk(stage: Stage, { share, ...asked }: Asked & { share: number }): Promise<string> {
  const sides = [await open(stage, SMALL), await open(stage, shareOf(share))] as const
  const reads = [
    ...LISTS.flatMap((list) => readsOf({ ...list, by: 'admin' })),
    ...OTHERS.map((one) => ({ ...one, by: 'admin' as const })),
    ...SUMS.map((one) => ({ ...one, by: 'admin' as const, aim: AIM_OF_SUMS })),
  ]
  return measureGrowth(sides, reads, { sizes: ['demo', `${share} of a million customers`], ...asked })
}

/** The restaurants are all there: who works there are not more because more was ordered. */
const shareOf = (share: number): DeskSizes => ({
  ...FULL_DESK,
  users: FULL_DESK.users * share,
  orders: FULL_DESK.orders * share,
  waiting: FULL_DESK.waiting * share,
  entries: FULL_DESK.entries * share,
  reviews: FULL_DESK.reviews * share,
})

async function open(stage: Stage, sizes: DeskSizes): Promise<Opened<Ids>> {
  const database = await stage.desk(sizes)
  const ids = await idsOf(database)
  const { url } = await stage.product(database)
  return { url, ids, tokens: { admin: await staffToken(url, EMAIL) } }
}

function idsOf(url: string): Promise<Ids> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Ids>(
      `select o.id::text as order, o.user_phone as phone, o.restaurant_id, o.user_id, r.owner_id as business_user_id, r.city_id,
         (select id from admin where email = '${EMAIL}') as admin_id,
         (select id from revision where status = 'pending' and kind = 'product' order by created_at offset 10 limit 1) as revision
       from "order" o join restaurant r on r.id = o.restaurant_id where o.id = 5000042`,
    )
    const [ids] = rows
    if (!ids) throw new Error('Nothing to read')
    return ids
  })
}
