import type { Values } from '@ostrov/shared/forms/form'
import { LENINA, makeCategory, makeRestaurant } from '../kitchen'
import { openKitchen, placedOrder } from '../orders'
import { reviewOrganization } from '../organizations'
import { signIn } from '../people'
import type { Product } from '../product'
import { NOBODYS } from '../reach/entry'
import { type Sample, triedRecords } from '../records'
import { richText } from '../rich-text'

let made = 0
/** The restaurant of the category that was made last. */
let home = NOBODYS
const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const AD = {
  is_ad: true,
  advertiser_name: 'ООО «Маяк»',
  advertiser_inn: '6501000000',
  erid: 'abc',
  ord_contract_id: '1',
}
const BLOCKED = { is_blocked: true, block_reason: 'Не платит', blocked_until: inDays(3), block_hides: true }
const NO_TIME = { city_ids: [], starts_at: null, ends_at: null }
const EMPTY = { image_id: null, link: null, sort: 0, is_active: true }

/** What administrators list, open and change by the machine of records. */
export const tried = triedRecords([
  {
    noun: 'city',
    path: '/admin/cities',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'CITY_FORM',
    good: () => ({
      name: `Город ${++made}`,
      slug: `town-${made}`,
      coordinates: LENINA,
      zoom: 13,
      sort: 1,
      is_hidden: false,
    }),
    change: { sort: 14 },
  },
  {
    noun: 'catalogue_entry',
    path: '/admin/catalogue',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'CATALOGUE_ENTRY_FORM',
    good: () => ({
      ...{ catalogue: 'goods_category', parent_id: null, name: `Сувениры ${++made}`, slug: `suveniry-${made}` },
      ...{ from_year: null, to_year: null, sort: 1, is_hidden: false },
    }),
    change: { sort: 14 },
    filters: ['parent_id'],
  },
  {
    noun: 'story',
    path: '/admin/story',
    verbs: ['one', 'create', 'change', 'place', 'many', 'remove'],
    form: 'STORY_FORM',
    good: () => ({ title: 'Лосось', text: '', logo_id: null, restaurant_id: null, ...NO_TIME, ...EMPTY, ...AD }),
    change: { sort: 7 },
  },
  {
    noun: 'news',
    path: '/admin/news',
    verbs: ['one', 'create', 'change', 'many', 'remove'],
    form: 'NEWS_FORM',
    good: () => ({
      ...{ title: 'Паром вышел', slug: 'parom', rubric: 'transport', city_id: null, lead: 'Шторм кончился.' },
      ...{ body: richText('Паром ушёл в\u00A0семь утра.'), image_id: null, image_alt: null, image_caption: null },
      ...{ author: 'Редакция', source_url: 'https://example.com/parom', published_at: inDays(-1), is_hidden: false },
      correction: '',
    }),
    change: { is_hidden: true },
    filters: ['city_id'],
  },
  {
    noun: 'moderation_reason',
    path: '/admin/moderation_reason',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'MODERATION_REASON_FORM',
    good: () => ({ text: 'Фото чужое', topic: 'menu', sort: 3 }),
    change: { text: 'Фото из\u00A0интернета' },
  },
  {
    noun: 'promotion',
    path: '/admin/promotion',
    verbs: ['one', 'change', 'place', 'many'],
    form: 'PROMOTION_FORM',
    good: () => ({
      ...{
        title: 'Скидка',
        description: '',
        amount: 400,
        min_order_sum: 1500,
        user_use_limit: 1,
        total_use_limit: 100,
      },
      ...{ ...EMPTY, ...AD },
    }),
    there: makePromotion,
    change: { sort: 3 },
  },
  {
    noun: 'document',
    path: '/admin/document',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'DOCUMENT_FORM',
    good: () => ({ title: 'Оферта', key: `offer-${++made}`, body: richText('Мы продаём еду.') }),
    change: { title: 'Публичная оферта' },
  },
  {
    noun: 'customer',
    path: '/admin/user',
    verbs: ['one', 'change'],
    form: 'CUSTOMER_FORM',
    good: () => ({ name: 'Анна', email: 'anna@example.com', ...BLOCKED }),
    there: async (product) => (await signIn(product)).id,
    change: { name: 'Анна Мария' },
    filters: ['after', 'before'],
    optional: { email: 'name@example.com' },
  },
  {
    noun: 'business',
    path: '/admin/business_user',
    verbs: ['one', 'create', 'change', 'remove'],
    form: 'BUSINESS_USER_FORM',
    good: () => ({ name: 'Пётр', phone: '+7 (900) 111-22-33', email: `partner-${++made}@example.com`, ...BLOCKED }),
    change: { name: 'Пётр Иванович' },
    filters: ['after', 'before'],
  },
  {
    noun: 'admin',
    path: '/admin/administrator',
    verbs: ['one', 'create', 'change'],
    form: 'ADMINISTRATOR_FORM',
    good: () => ({ name: 'Олег', email: `desk-${++made}@example.com`, role: 'support', is_blocked: false }),
    change: { name: 'Олег Иванович' },
    filters: [],
  },
  reviewOf('restaurant'),
  reviewOf('product'),
  reviewOf('organization'),
  {
    noun: 'restaurant',
    path: '/admin/restaurants',
    verbs: ['one', 'change'],
    form: 'RESTAURANT_DESK_FORM',
    good: () => ({
      ...{
        title: 'Причал',
        description: 'Рыба',
        delivery_time: 40,
        free_delivery_sum: 2000,
        delivers: true,
        pickup: true,
      },
      ...{ orders_per_quarter: 5, disabled_until: inDays(1), disabled_reason: 'Проверка' },
      ...{ busy_until: inDays(1), busy_minutes: 10 },
    }),
    there: async (product) => (await makeRestaurant(product.em())).id,
    change: { description: 'Рыба и\u00A0крабы' },
    filters: ['city_id', 'after', 'before'],
  },
  {
    noun: 'product',
    path: '/admin/products',
    verbs: ['one', 'change', 'many', 'remove'],
    form: 'PRODUCT_DESK_FORM',
    good: () => ({
      ...{ name: 'Борщ', description: 'Со сметаной', image_id: null, price: 300, discount_price: 250 },
      ...{ is_popular: true, is_additional: false, is_active: true },
    }),
    there: async (product) => (await openKitchen(product)).product_id,
    change: { is_popular: true },
    filters: ['restaurant_id', 'after', 'before'],
  },
  {
    noun: 'product_category',
    path: '/admin/product_category',
    verbs: ['one', 'change', 'remove'],
    form: 'CATEGORY_DESK_FORM',
    good: () => ({ restaurant_id: home, label: 'Супы', is_active: true }),
    there: async (product) => {
      home = (await makeRestaurant(product.em())).id
      return makeCategory(product.em(), home)
    },
    change: { label: 'Горячее' },
    filters: ['restaurant_id', 'after', 'before'],
  },
  {
    noun: 'product_option',
    path: '/admin/product-option',
    verbs: ['one', 'change', 'many', 'remove'],
    form: 'OPTION_DESK_FORM',
    good: () => ({ name: 'Сыр', price: 50, is_active: true }),
    there: (product) => makeChoice(product, '', { name: 'Сыр', price: 50 }),
    change: { price: 70 },
    filters: ['restaurant_id', 'after', 'before'],
  },
  {
    noun: 'product_option_group',
    path: '/admin/product-option/group',
    verbs: ['one', 'change', 'remove'],
    form: 'OPTION_GROUP_DESK_FORM',
    good: () => ({ name: 'Размер', min: 0, max: 1, is_active: true }),
    there: (product) => makeChoice(product, '/group', { name: 'Размер', min: 0, max: 1 }),
    change: { max: 2 },
    filters: ['restaurant_id', 'after', 'before'],
  },
])

type Reviewed = 'restaurant' | 'product' | 'organization'

function reviewOf(what: Reviewed): Sample {
  return {
    noun: 'review',
    path: `/admin/review/${what}`,
    verbs: ['one', 'change', 'remove'],
    form: 'REVIEW_DESK_FORM',
    good: () => ({ is_visible: false, hidden_reason: 'Брань', text: 'Вкусно', edited_reason: 'Оскорбление' }),
    there: (product) => makeReview(product, what),
    change: { is_visible: false, hidden_reason: 'Брань' },
    filters: [...(what === 'organization' ? [] : ['restaurant_id']), 'after', 'before'],
  }
}

async function makeReview(product: Product, what: Reviewed): Promise<string> {
  if (what === 'organization') return reviewOrganization(product)
  const kitchen = await openKitchen(product)
  const { id, customer } = await placedOrder(product, kitchen)
  const { rows } = await product.pool.query(
    `insert into review (order_id, user_id, restaurant_id, product_id, rating, text) values ($1, $2, $3, $4, 5, 'Суп') returning id`,
    [id, customer.id, kitchen.restaurant_id, what === 'product' ? kitchen.product_id : null],
  )
  return rows[0].id
}

async function makePromotion({ pool }: Product): Promise<string> {
  const { rows } = await pool.query(`insert into promotion (title) values ('Акция') returning id`)
  return rows[0].id
}

async function makeChoice(product: Product, path: '' | '/group', body: Values): Promise<string> {
  const { restaurant_id, owner } = await openKitchen(product)
  const where = `/api/restaurant/${restaurant_id}/product-option${path}`
  return (await product.call('POST', where, { token: owner.token, body })).body.id
}
