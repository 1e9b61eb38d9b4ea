import { makeCategory, makeProduct } from '../kitchen'
import type { openKitchen } from '../orders'
import type { Product } from '../product'
import type { Values } from '../routes'

/** What a route of the staff is asked, with success, and what it then must have written. */
export type Done = { params?: Values; body?: unknown; acts: string[] }
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

/** What changes a restaurant's own menu. */
export function menuActs(product: Product, kitchen: Kitchen): Record<string, () => Done | Promise<Done>> {
  const { restaurant_id: restaurantId } = kitchen
  const { category, dish, option, optionGroup, spareCategory } = rowsOf(product, kitchen)
  return {
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
    'PUT /restaurant/:restaurantId/product-option/activity/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { stopped_until: 'tomorrow' },
      acts: ['product_option.change'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/activity/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { is_active: false },
      acts: ['product_option_group.change'],
    }),
    'POST /restaurant/:restaurantId/product-option': () => ({
      params: { restaurantId },
      body: { name: 'Сыр', price: 50 },
      acts: ['product_option.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { price: 60, product_ids: [kitchen.product_id] },
      acts: ['product_option.change', 'product_option.change'],
    }),
    'PUT /restaurant/:restaurantId/product-option/unmoderated/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      body: { price: 60 },
      acts: ['product_option.change'],
    }),
    'DELETE /restaurant/:restaurantId/product-option/:optionId': async () => ({
      params: { restaurantId, optionId: await option() },
      acts: ['product_option.delete'],
    }),
    'POST /restaurant/:restaurantId/product-option/group': () => ({
      params: { restaurantId },
      body: { name: 'Размер', min: 1, max: 1 },
      acts: ['product_option_group.create', 'moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { name: 'Тесто' },
      acts: ['moderation.submit'],
    }),
    'PUT /restaurant/:restaurantId/product-option/group/unmoderated/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      body: { max: 3 },
      acts: ['product_option_group.change'],
    }),
    'DELETE /restaurant/:restaurantId/product-option/group/:groupId': async () => ({
      params: { restaurantId, groupId: await optionGroup() },
      acts: ['product_option_group.delete'],
    }),
  }
}

/** Rows of the menu for what is tried once. */
function rowsOf(product: Product, kitchen: Kitchen) {
  const { restaurant_id: restaurantId } = kitchen
  async function madeChoice(at: string, body: unknown) {
    const path = `/api/restaurant/${restaurantId}/product-option${at}`
    return String((await product.call('POST', path, { token: kitchen.owner.token, body })).body.id)
  }
  const option = () => madeChoice('', { name: 'Лук', price: 10 })
  const optionGroup = () => madeChoice('/group', { name: 'Соус', min: 0, max: 1 })

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
  return { category, dish, option, optionGroup, spareCategory }
}
