import { expect, test } from 'bun:test'
import { LENINA, makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { token } = await signIn(product)
const open = await makeRestaurant(product.em())
const pending = await makeRestaurant(product.em(), { moderation_status: 'pending' })
const [lon, lat] = LENINA.coordinates
const coordinates = { coordinates: LENINA }

const LISTS: [method: string, path: string, body: unknown][] = [
  ['GET', '/api/restaurants/:id', undefined],
  ['GET', '/api/restaurants/:id/me', undefined],
  ['GET', '/api/restaurants/:id/menu', undefined],
  ['GET', '/api/restaurants/:id/delivery_zone/active', undefined],
  ['GET', '/api/restaurants/:id/delivery_zone/user_cheapest_zone', undefined],
  ['GET', `/api/restaurants/:id/delivery_zone/user_cheapest_zone/unauthorized?lon=${lon}&lat=${lat}`, undefined],
  ['POST', '/api/restaurants/:id/delivery_zone/find_zones_for_address', coordinates],
  ['GET', '/api/user/products/restaurant/:id', undefined],
  ['GET', '/api/user/products/restaurant/:id/additional', undefined],
  ['GET', '/api/user/product_category/:id', undefined],
  ['GET', '/api/user/reviews/by_restaurant/:id', undefined],
]

test.each(LISTS)('%s %s of a restaurant that is unknown, or not approved yet, is 404', async (method, path, body) => {
  const ask = async (id: string) => (await product.call(method, path.replace(':id', id), { token, body })).status
  expect([await ask(open.id), await ask(pending.id), await ask(Bun.randomUUIDv7())]).toEqual([200, 404, 404])
})

test('reviews of an unknown dish are 404', async () => {
  const { status, body } = await product.call('GET', `/api/user/reviews/by_product/${Bun.randomUUIDv7()}`)
  expect([status, body.errorMessage]).toEqual([404, 'product.not_found'])
})
