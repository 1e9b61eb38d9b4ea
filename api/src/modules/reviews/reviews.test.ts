import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { refreshRating } from './rating'
import { Review } from './review'

const product = await openProduct()
const { call, em, clock } = product
const kitchen = await openKitchen(product)

test('anybody reads the visible reviews of a restaurant and of a dish, each in its own list', async () => {
  const { id, customer, uuid } = await placedOrder(product, kitchen)
  const fork = em()
  const of = { order_id: id, user_id: customer.id, restaurant_id: kitchen.restaurant_id }
  fork.create(Review, { ...of, rating: 4.5, text: 'Вкусно' })
  fork.create(Review, { ...of, product_id: kitchen.product_id, rating: 5, text: 'Лучшая пицца' })
  await fork.flush()
  await refreshRating(fork, { restaurant_id: kitchen.restaurant_id, product_id: kitchen.product_id })
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
  expect(order.body.is_reviewed).toBe(true)

  const restaurant = (await call('GET', `/api/restaurants/${kitchen.restaurant_id}`)).body
  expect(restaurant).toMatchObject({ reviews: ofRestaurant.body.items, reviews_count: 1, delivery_zones_count: 1 })
  expect(restaurant.delivery_zones.map((zone: { id: string }) => zone.id)).toEqual([kitchen.zone_id])
  const dish = (await call('GET', `/api/user/products/${kitchen.product_id}`)).body
  expect(dish).toMatchObject({ reviews: ofProduct.body.items, reviews_count: 1 })
})

/** An order that was brought just now, and its customer. */
async function brought() {
  const { id, customer } = await placedOrder(product, kitchen)
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = $2 where id = $1`, [
    id,
    clock.now,
  ])
  const write = (method: string, path: string, body?: unknown) =>
    call(method, `/api/user/reviews${path}`, { token: customer.token, ...(body !== undefined && { body }) })
  return { id, customer, write }
}
const ratingOf = async (table: 'restaurant' | 'product', id: string) =>
  (await product.pool.query(`select rating::float8 as rating, reviews_count from ${table} where id = $1`, [id])).rows[0]

test('an order’s restaurant and each of its dishes are reviewed once, and their ratings follow', async () => {
  const fresh = await openKitchen(product)
  const { id, customer } = await placedOrder(product, fresh)
  await product.pool.query(`update "order" set status = 'COMPLETED', confirmation_date = $2 where id = $1`, [
    id,
    clock.now,
  ])
  const post = (body: object) =>
    call('POST', '/api/user/reviews', { token: customer.token, body: { order_id: id, ...body } })
  const first = await post({ rating: 4.5, text: ' Вкусно ' })
  expect([first.status, first.body.text, first.body.restaurant.id, first.body.can_edit]).toEqual([
    200,
    'Вкусно',
    fresh.restaurant_id,
    true,
  ])
  expect((await post({ rating: 3, product_id: fresh.product_id })).body.product).toMatchObject({ id: fresh.product_id })
  expect(await ratingOf('restaurant', fresh.restaurant_id)).toEqual({ rating: 4.5, reviews_count: 1 })
  expect(await ratingOf('product', fresh.product_id)).toEqual({ rating: 3, reviews_count: 1 })
  const again = await post({ rating: 1 })
  expect([again.status, again.body.message]).toEqual([409, 'Вы уже оставляли отзыв на\u00A0этот заказ'])
  expect((await post({ rating: 1, product_id: fresh.product_id })).body.message).toBe(
    'Вы уже оставляли отзыв на\u00A0это блюдо',
  )
  expect((await post({ rating: 5, product_id: kitchen.product_id })).status).toBe(404)
  const own = await call('GET', '/api/user/reviews', { token: customer.token })
  expect(own.body.total).toBe(2)
})

test('of reviews written at once one stands, and the mean counts all that stand', async () => {
  const fresh = await openKitchen(product)
  const orders = await Promise.all(
    [5, 4, 3, 2].map(async (rating) => ({ ...(await placedOrder(product, fresh)), rating })),
  )
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = $2 where restaurant_id = $1`, [
    fresh.restaurant_id,
    clock.now,
  ])
  const answers = await Promise.all(
    orders.flatMap(({ id, customer, rating }) =>
      [1, 2].map(() => call('POST', '/api/user/reviews', { token: customer.token, body: { order_id: id, rating } })),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409, 409, 409])
  expect(await ratingOf('restaurant', fresh.restaurant_id)).toEqual({ rating: 3.5, reviews_count: 4 })
})

test('a review is changed within its window, taken back at any time, and the rating follows', async () => {
  const fresh = await openKitchen(product)
  const { id, customer } = await placedOrder(product, fresh)
  await product.pool.query(`update "order" set status = 'DELIVERED', confirmation_date = $2 where id = $1`, [
    id,
    clock.now,
  ])
  const { token } = customer
  const review = (
    await call('POST', '/api/user/reviews', { token, body: { order_id: id, rating: 2, text: 'Так себе' } })
  ).body
  const path = `/api/user/reviews/restaurant_review/${review.id}`
  const changed = await call('PUT', path, { token, body: { rating: 4 } })
  expect([changed.body.rating, changed.body.text]).toEqual([4, 'Так себе'])
  expect((await ratingOf('restaurant', fresh.restaurant_id)).rating).toBe(4)
  await product.pool.query(`update "order" set confirmation_date = $2 where id = $1`, [
    id,
    new Date(clock.now.getTime() - 4 * 86_400_000),
  ])
  expect((await call('PUT', path, { token, body: { rating: 5 } })).body.errorMessage).toBe('review.window_passed')
  expect((await call('GET', path, { token })).body.can_edit).toBe(false)
  expect((await call('DELETE', path, { token })).body).toEqual({ success: true })
  expect(await ratingOf('restaurant', fresh.restaurant_id)).toEqual({ rating: 0, reviews_count: 0 })
})

test('an order that is not done, an old one and a customer the restaurant has blocked write no review', async () => {
  const undone = await placedOrder(product, kitchen)
  const post = (token: string, order_id: number) =>
    call('POST', '/api/user/reviews', { token, body: { order_id, rating: 5 } })
  expect((await post(undone.customer.token, undone.id)).body.errorMessage).toBe('review.order_not_delivered')
  const old = await brought()
  await product.pool.query(`update "order" set confirmation_date = $2 where id = $1`, [
    old.id,
    new Date(clock.now.getTime() - 4 * 86_400_000),
  ])
  expect((await post(old.customer.token, old.id)).body.errorMessage).toBe('review.window_passed')
  const blocked = await brought()
  await product.pool.query('insert into black_list (restaurant_id, user_id, reason) values ($1, $2, $3)', [
    kitchen.restaurant_id,
    blocked.customer.id,
    '',
  ])
  expect((await post(blocked.customer.token, blocked.id)).body.errorMessage).toBe('review.blacklisted')
})

test('half stars alone are stars, and pictures are one’s own', async () => {
  const { id, write } = await brought()
  for (const rating of [0, 0.5, 4.3, 5.5]) expect((await write('POST', '', { order_id: id, rating })).status).toBe(422)
  expect((await write('POST', '', { order_id: id, rating: 5, images: [kitchen.product_id] })).body.errorMessage).toBe(
    'image.not_found',
  )
})

test('a customer replies once to a restaurant’s answer, changes the reply and takes it back', async () => {
  const { id, write } = await brought()
  const { id: review_id } = (await write('POST', '', { order_id: id, rating: 3 })).body
  expect((await write('POST', '/user_answer', { review_id, text: 'Ну' })).body.errorMessage).toBe('review.not_answered')
  await product.pool.query(`update review set restaurant_answer = 'Спасибо' where id = $1`, [review_id])
  expect((await write('POST', '/user_answer', { review_id, text: 'И вам' })).body.user_answer).toBe('И вам')
  expect((await write('POST', '/user_answer', { review_id, text: 'Ещё' })).body.errorMessage).toBe(
    'review.already_replied',
  )
  expect((await write('PUT', `/user_answer/${review_id}`, { text: 'Приду ещё' })).body.user_answer).toBe('Приду ещё')
  expect((await write('DELETE', `/user_answer/${review_id}`)).body.user_answer).toBeNull()
  expect((await write('POST', '/user_answer', { review_id, text: ' ' })).status).toBe(422)
})

test('an order is reviewed when its restaurant and every dish it brought are, and no sooner', async () => {
  const { id, customer, write } = await brought()
  const isReviewed = async () =>
    (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body.is_reviewed
  const of = { order_id: id, rating: 5 }
  expect((await write('POST', '', of)).status).toBe(200)
  expect(await isReviewed()).toBe(false)
  const { body } = await write('POST', '', { ...of, product_id: kitchen.product_id })
  expect(await isReviewed()).toBe(true)
  await write('DELETE', `/product_review/${body.id}`)
  expect(await isReviewed()).toBe(false)
  await product.pool.query(`update order_item set cancellation_comment = 'Закончилось' where order_id = $1`, [id])
  expect(await isReviewed()).toBe(true)
})
