import { decimalOf } from '@ostrov/shared/menu/form'
import { makeCategory, makeProduct } from '../kitchen'
import { ADMINISTRATORS, FILTER, NOBODYS, SEEN } from '../reach/entry'
import type { Values } from '../routes'
import type { Acts, Forms, Stage, Tried } from '../tried'

const ownDish = { names: { restaurantId: 'restaurant', productId: 'dish' } } as const
const ownCategory = { names: { restaurantId: 'restaurant', categoryId: 'category' } } as const

const ofDish = {
  category_id: 'category',
  image_id: 'picture',
  gallery: 'picture',
  product_options: 'option',
  product_option_groups: 'optionGroup',
} as const
const dishWith = ({ category_id, image_id, gallery, product_options, product_option_groups }: Values) => ({
  ...{ category_id, image_id, gallery: [gallery] },
  ...{ product_options: [product_options], product_option_groups: [product_option_groups] },
})

/** Dishes and their categories, as a restaurant sees its own. */
export const tried: Tried = {
  reach: {
    ...Object.fromEntries(
      ['products', 'product-option', 'product-option/group', 'product_category'].map((noun) => [
        `GET /admin/${noun}/restaurant/:id`,
        { names: { id: { why: ADMINISTRATORS.why }, restaurant_id: FILTER, after: FILTER, before: FILTER } },
      ]),
    ),
    'POST /admin/product_category': { names: { restaurant_id: { why: ADMINISTRATORS.why } } },
    'POST /restaurant/:restaurantId/products': {
      names: { restaurantId: 'restaurant', ...ofDish },
      body: (values) => ({
        ...dishWith(values),
        ...{ name: 'Борщ', price: 300, weight: 300 },
      }),
    },
    'PUT /restaurant/:restaurantId/products/:productId': {
      names: { ...ownDish.names, ...ofDish },
      body: dishWith,
    },
    'PUT /restaurant/:restaurantId/products': {
      names: { restaurantId: 'restaurant', id: 'dish', category_id: 'category' },
      body: ({ id, category_id }) => ({ items: [{ id, category_id }] }),
    },
    'GET /restaurant/:restaurantId/products': { names: { restaurantId: 'restaurant', category_id: FILTER } },
    'GET /restaurant/:restaurantId/products/facets': { names: { restaurantId: 'restaurant', category_id: FILTER } },
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
  },
  acts,
  forms,
}

function acts({ product, kitchen }: Stage): Acts {
  const { restaurant_id: restaurantId } = kitchen
  const { category, dish, spareCategory } = rowsOf({ product, kitchen })
  return {
    'POST /admin/product_category': () => ({
      body: { restaurant_id: restaurantId, label: 'Закуски', is_active: true },
      acts: ['product_category.create'],
    }),
    'POST /restaurant/:restaurantId/products': async () => ({
      params: { restaurantId },
      body: { name: 'Борщ', category_id: await category(), price: 300, weight: 300 },
      acts: ['product.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/products/:productId': () => ({
      params: { restaurantId, productId: kitchen.product_id },
      body: { price: 710, name: 'Пицца «Маринара»' },
      acts: ['product.change', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/products': async () => ({
      params: { restaurantId },
      body: {
        items: [
          { id: await dish(), price: 615 },
          { id: await dish(), price: 620 },
        ],
      },
      acts: ['product.change', 'product.change'],
    }),
    'DELETE /restaurant/:restaurantId/products/:productId': async () => ({
      params: { restaurantId, productId: await dish() },
      acts: ['product.delete'],
    }),
    'PUT /restaurant/:restaurantId/products/sort/:productId': async () => ({
      params: { restaurantId, productId: await dish() },
      body: { sort: 0, category_id: await spareCategory() },
      acts: ['product.change'],
    }),
    'PUT /restaurant/:restaurantId/products/activity/:productId': async () => ({
      params: { restaurantId, productId: await dish() },
      body: { stock: 6, stopped_until: 'two_hours' },
      acts: ['product.change'],
    }),
    'POST /restaurant/:restaurantId/product_category': () => ({
      params: { restaurantId },
      body: { label: 'Супы' },
      acts: ['product_category.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product_category/:categoryId': async () => ({
      params: { restaurantId, categoryId: await spareCategory() },
      body: { label: 'Рыба', is_active: false },
      acts: ['product_category.change', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product_category/sort/:categoryId': async () => ({
      params: { restaurantId, categoryId: await spareCategory() },
      body: { sort: 1 },
      acts: ['product_category.change'],
    }),
    'DELETE /restaurant/:restaurantId/product_category/:categoryId': async () => ({
      params: { restaurantId, categoryId: await spareCategory() },
      acts: ['product_category.delete'],
    }),
  }
}

function forms({ kitchen }: Stage): Forms {
  const { token: staff } = kitchen.owner
  const activity = `/api/restaurant/${kitchen.restaurant_id}/products/activity/${kitchen.product_id}`
  return {
    PRODUCT_FORM: {
      good: { name: 'Борщ', category_id: NOBODYS, price: 300, weight: '300', weight_unit: 'gram' },
      request: ({ pictures: _p, calories, protein, fat, carbohydrates, ...values }) => {
        const food = {
          calories: calories ?? 1,
          protein: protein ?? 1,
          fat: fat ?? 1,
          carbohydrates: carbohydrates ?? 1,
        }
        const body = { ...values, weight: decimalOf(values.weight), nutritional_value: food }
        return ['POST', `/api/restaurant/${kitchen.restaurant_id}/products`, body, staff]
      },
      own: {
        pictures: 'are stored before, and named by their ids',
        weight: 'is written with a comma, and is a number on the wire',
        calories: 'the same',
        protein: 'the same',
        fat: 'the same',
        carbohydrates: 'the same',
        weight_unit: 'is one of a list, which the screen offers alone',
      },
    },
    CATEGORY_FORM: {
      good: { label: 'Супы' },
      request: (values) => ['POST', `/api/restaurant/${kitchen.restaurant_id}/product_category`, values, staff],
    },
    STOCK_FORM: { good: { stock: 6 }, request: (values) => ['PUT', activity, values, staff] },
  }
}

/** Rows of the menu for what is tried once. */
function rowsOf({ product, kitchen }: Stage) {
  const { restaurant_id: restaurantId } = kitchen

  async function category() {
    const { rows } = await product.pool.query<{ id: string }>(
      'select id from product_category where restaurant_id = $1',
      [restaurantId],
    )
    return rows[0]?.id
  }

  const spareCategory = () => makeCategory(product.em(), restaurantId, { sort: 40 })
  const dish = async () =>
    (await makeProduct(product.em(), { restaurant_id: restaurantId, category_id: await spareCategory() })).id
  return { category, dish, spareCategory }
}
