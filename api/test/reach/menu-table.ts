import type { Values } from '../routes'
import { type Entry, FILTER } from './entry'
import { addChoice, type Rows } from './world'

const ownDish = { names: { restaurantId: 'restaurant', productId: 'dish' } } as const
const ownCategory = { names: { restaurantId: 'restaurant', categoryId: 'category' } } as const
/** Compared with what stands there: another’s is refused as one’s own that has left. */
const SEEN = { why: 'says what was seen of the order' }
/** In a group or by dishes, as either is tried. */
const offeredIn = { group_id: 'optionGroup', product_ids: 'dish' } as const
const offered = ({ group_id, product_ids }: Values, mine: Rows) =>
  group_id === mine.optionGroup ? { product_ids: [product_ids] } : { group_id }

/** The routes of a restaurant's own menu. */
export const MENU_REACH: Record<string, Entry> = {
  'POST /restaurant/:restaurantId/products': {
    names: { restaurantId: 'restaurant', category_id: 'category', image_id: 'picture', gallery: 'picture' },
    body: ({ category_id, image_id, gallery }) => ({
      ...{ category_id, image_id, gallery: [gallery] },
      ...{ name: 'Борщ', price: 300, weight: 300 },
    }),
  },
  'PUT /restaurant/:restaurantId/products/:productId': {
    names: {
      restaurantId: 'restaurant',
      productId: 'dish',
      category_id: 'category',
      image_id: 'picture',
      gallery: 'picture',
    },
    body: ({ category_id, image_id, gallery }) => ({ category_id, image_id, gallery: [gallery] }),
  },
  'PUT /restaurant/:restaurantId/products': {
    names: { restaurantId: 'restaurant', id: 'dish', category_id: 'category' },
    body: ({ id, category_id }) => ({ items: [{ id, category_id }] }),
  },
  'GET /restaurant/:restaurantId/products': { names: { restaurantId: 'restaurant', category_id: FILTER } },
  'GET /restaurant/:restaurantId/products/additional': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/products/:productId': ownDish,
  'DELETE /restaurant/:restaurantId/products/:productId': {
    names: { restaurantId: 'restaurant', productId: 'spareDish' },
  },
  'PUT /restaurant/:restaurantId/products/sort/:productId': {
    names: { ...ownDish.names, category_id: 'category', after_id: SEEN, from_category_id: SEEN },
    body: ({ category_id }) => ({ category_id, sort: 0 }),
  },
  'PUT /restaurant/:restaurantId/products/activity/:productId': { ...ownDish, body: () => ({ is_active: true }) },
  'GET /restaurant/:restaurantId/product_category': { names: { restaurantId: 'restaurant' } },
  'POST /restaurant/:restaurantId/product_category': { names: { restaurantId: 'restaurant' } },
  'PUT /restaurant/:restaurantId/product_category/:categoryId': ownCategory,
  'PUT /restaurant/:restaurantId/product_category/sort/:categoryId': {
    names: { ...ownCategory.names, after_id: SEEN },
  },
  'DELETE /restaurant/:restaurantId/product_category/:categoryId': {
    names: { restaurantId: 'restaurant', categoryId: 'spareCategory' },
  },
  'PUT /restaurant/:restaurantId/product-option/activity/:optionId': {
    names: { restaurantId: 'restaurant', optionId: 'option' },
    body: () => ({ is_active: true }),
  },
  'PUT /restaurant/:restaurantId/product-option/group/activity/:groupId': {
    names: { restaurantId: 'restaurant', groupId: 'optionGroup' },
    body: () => ({ is_active: true }),
  },
  'GET /restaurant/:restaurantId/product-option': { names: { restaurantId: 'restaurant' } },
  'GET /restaurant/:restaurantId/product-option/options_and_groups': { names: { restaurantId: 'restaurant' } },
  'POST /restaurant/:restaurantId/product-option': {
    names: { restaurantId: 'restaurant', ...offeredIn, after_id: SEEN },
    body: (values, mine) => ({ name: 'Бекон', price: 90, ...offered(values, mine) }),
  },
  'PUT /restaurant/:restaurantId/product-option/:optionId': {
    names: { restaurantId: 'restaurant', optionId: 'option', ...offeredIn, after_id: SEEN },
    body: offered,
  },
  'PUT /restaurant/:restaurantId/product-option/unmoderated/:optionId': {
    names: { restaurantId: 'restaurant', optionId: 'option', ...offeredIn, after_id: SEEN },
    body: offered,
  },
  'DELETE /restaurant/:restaurantId/product-option/:optionId': {
    names: { restaurantId: 'restaurant', optionId: 'option' },
    fresh: async (product, { kitchen }) => ({
      optionId: await addChoice(product, kitchen, '', { name: 'Лук', price: 10 }),
    }),
  },
  'POST /restaurant/:restaurantId/product-option/group': {
    names: { restaurantId: 'restaurant', product_ids: 'dish', after_id: SEEN },
    body: ({ product_ids }) => ({ name: 'Тесто', min: 0, max: 1, product_ids: [product_ids] }),
  },
  'PUT /restaurant/:restaurantId/product-option/group/:groupId': {
    names: { restaurantId: 'restaurant', groupId: 'optionGroup', product_ids: 'dish', after_id: SEEN },
    body: ({ product_ids }) => ({ product_ids: [product_ids] }),
  },
  'PUT /restaurant/:restaurantId/product-option/group/unmoderated/:groupId': {
    names: { restaurantId: 'restaurant', groupId: 'optionGroup', product_ids: 'dish', after_id: SEEN },
    body: ({ product_ids }) => ({ product_ids: [product_ids] }),
  },
  'DELETE /restaurant/:restaurantId/product-option/group/:groupId': {
    names: { restaurantId: 'restaurant', groupId: 'optionGroup' },
    fresh: async (product, { kitchen }) => ({
      groupId: await addChoice(product, kitchen, '/group', { name: 'Соус', min: 0, max: 1 }),
    }),
  },
}
