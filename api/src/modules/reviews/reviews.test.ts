import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { Review } from './review'

const product = await openProduct()
const { call, em } = product
const kitchen = await openKitchen(product)

test('anybody reads the visible reviews of a restaurant and of a dish, each in its own list', async () => {
  const { id, customer, uuid } = await placedOrder(product, kitchen)
  const fork = em()
  const of = { order_id: id, user_id: customer.id, restaurant_id: kitchen.restaurant_id }
  fork.create(Review, { ...of, rating: 4.5, text: 'Вкусно' })
  fork.create(Review, { ...of, product_id: kitchen.product_id, rating: 5, text: 'Лучшая пицца' })
  await fork.flush()
  const hidden = await placedOrder(product, kitchen)
  const other = em()
  other.create(Review, { ...of, order_id: hidden.id, user_id: hidden.customer.id, rating: 1, is_visible: false })
  await other.flush()
  const ofRestaurant = await call('GET', `/api/user/reviews/by_restaurant/${kitchen.restaurant_id}`)
  expect(ofRestaurant.body).toMatchObject({
    total: 1,
    items: [{ rating: 4.5, text: 'Вкусно', user: { user: { name: 'Анна' } } }],
  })
  const ofProduct = await call('GET', `/api/user/reviews/by_product/${kitchen.product_id}`)
  expect(ofProduct.body.items).toMatchObject([{ rating: 5, text: 'Лучшая пицца' }])
  const order = await call('GET', `/api/user/orders/${uuid}`, { token: customer.token })
  expect(order.body.has_review).toBe(true)
})
