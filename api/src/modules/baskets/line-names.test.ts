import { expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const kitchen = await makeRestaurant(product.em(), { title: 'Кухня' })
const restaurant_id = kitchen.id
const pizza = await makeProduct(product.em(), {
  restaurant_id,
  category_id: kitchen.category_id,
  name: 'Пицца',
  options: [{ name: 'Сыр', price: 50 }, { name: 'Лук' }],
  groups: [{ name: 'Размер', min: 1, max: 1, options: [{ name: 'Малая' }, { name: 'Большая', price: 200 }] }],
})
const { Сыр: cheese = '', Лук: onion = '', Малая: small = '', Большая: big = '' } = pizza.options

test('a name said of another dish or other options is refused, at once as well as later', async () => {
  const { token } = await signIn(product)
  const say = (product_options: string[], line_id?: string) =>
    call('POST', '/api/basket_item', {
      token,
      body: { product_id: pizza.id, restaurant_id, quantity: 1, line_id, product_options },
    })
  const [name, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const atOnce = await Promise.all([[big], [small], [big], [small]].map((options) => say(options, name)))
  expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200, 409]))
  await say([big, cheese], other)
  await say([big, onion])
  const later = [await say([small, cheese], other), await say([big, onion], other)]
  expect(later.map(({ status, body }) => [status, body.errorMessage])).toEqual([
    [409, 'request.key_reused'],
    [409, 'request.key_reused'],
  ])
})
