import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { businessManager, businessOwner } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Product } from '../menu/product'
import { Image } from './image'

const product = await openProduct()
const kitchen = await openKitchen(product)
const manager = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['menu'])
const stranger = await businessOwner(product)
const em = product.em()
const facts = { width: 10, height: 10, color: '#aabbcc' }
const [mine, colleagues, dish, customers] = [
  em.create(Image, { ...facts, uploaded_by: `business:${kitchen.owner.id}` }),
  em.create(Image, { ...facts, uploaded_by: `business:${manager.id}` }),
  em.create(Image, { ...facts, uploaded_by: 'seed' }),
  em.create(Image, { ...facts, uploaded_by: `customer:${Bun.randomUUIDv7()}` }),
]
await em.flush()
await em.nativeUpdate(Product, { id: kitchen.product_id }, { image_id: dish.id })

test.each([
  ['the owner', kitchen.owner.token, [200, 200, 200, 404]],
  ['a manager of the restaurant', manager.token, [200, 200, 200, 404]],
  ['another business user', stranger.token, [404, 404, 404, 404]],
])('%s learns of pictures of their own, of their colleagues and of their dishes alone', async (_, token, statuses) => {
  const ask = async ({ id }: Image) => (await product.call('GET', `/api/business_user/images/${id}`, { token })).status
  expect([await ask(mine), await ask(colleagues), await ask(dish), await ask(customers)]).toEqual(statuses)
})
