import { expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const kitchen = await makeRestaurant(product.em())
const second = await makeRestaurant(product.em())
const soup = await makeProduct(product.em(), {
  restaurant_id: kitchen.id,
  category_id: kitchen.category_id,
  price: 300,
})
const tea = await makeProduct(product.em(), { restaurant_id: kitchen.id, category_id: kitchen.category_id, price: 100 })
const cake = await makeProduct(product.em(), { restaurant_id: second.id, category_id: second.category_id, price: 200 })

type Dish = { id: string }
const guestAdd = (guest: string, dish: Dish, quantity = 1, restaurant_id = kitchen.id) =>
  call('POST', `/api/unauthorized/basket_item/${guest}`, { body: { product_id: dish.id, restaurant_id, quantity } })
const guestList = async (guest: string) => (await call('GET', `/api/unauthorized/baskets/${guest}`)).body
const merge = (token: string, guest: string) => call('PUT', `/api/user/baskets/update_unauthorized/${guest}`, { token })
const quantities = (body: { items: { items: { quantity: number }[] }[] }) =>
  body.items.map((basket) => basket.items.map((line) => line.quantity))

test('a guest fills, changes and clears a basket by their uuid', async () => {
  const guest = crypto.randomUUID()
  await guestAdd(guest, soup)
  const { status, body } = await guestAdd(guest, soup, 2)
  expect([status, body.basket.total]).toEqual([200, 900])
  const item = body.basket.items[0].id
  const changed = await call('PUT', `/api/unauthorized/basket_item/${guest}/${item}`, { body: { quantity: 1 } })
  expect(changed.body.basket.total).toBe(300)
  expect(await guestList(guest)).toMatchObject({ total: 1, items: [{ total: 300 }] })
  const cleared = await call('DELETE', `/api/unauthorized/baskets/${guest}/${body.basket.id}`)
  expect(cleared.body).toEqual({ basket: null })
  expect((await guestList(guest)).items).toEqual([])
})

test('another guest’s uuid opens nothing', async () => {
  const [mine, stranger] = [crypto.randomUUID(), crypto.randomUUID()]
  const { basket } = (await guestAdd(mine, soup)).body
  const item = basket.items[0].id
  const change = await call('PUT', `/api/unauthorized/basket_item/${stranger}/${item}`, { body: { quantity: 0 } })
  expect([change.status, change.body.errorMessage]).toEqual([404, 'basket.item_not_found'])
  const clear = await call('DELETE', `/api/unauthorized/baskets/${stranger}/${basket.id}`)
  expect([clear.status, clear.body.errorMessage]).toEqual([404, 'basket.not_found'])
  expect((await guestList(stranger)).items).toEqual([])
  expect((await guestList(mine)).items).toHaveLength(1)
})

test('a customer’s basket cannot be changed as a guest’s', async () => {
  const { token, id } = await signIn(product)
  const body = { product_id: soup.id, restaurant_id: kitchen.id, quantity: 1 }
  const { basket } = (await call('POST', '/api/basket_item', { token, body })).body
  const path = `/api/unauthorized/basket_item/${id}/${basket.items[0].id}`
  expect((await call('PUT', path, { body: { quantity: 0 } })).status).toBe(404)
})

test('a uuid that is none is refused', async () => {
  expect((await call('GET', '/api/unauthorized/baskets/abc')).status).toBe(422)
})

test('signing in takes the guest’s baskets over: same lines add up, others come along', async () => {
  const { token } = await signIn(product)
  const guest = crypto.randomUUID()
  await call('POST', '/api/basket_item', {
    token,
    body: { product_id: soup.id, restaurant_id: kitchen.id, quantity: 60 },
  })
  await guestAdd(guest, soup, 70)
  await guestAdd(guest, tea, 2)
  await guestAdd(guest, cake, 3, second.id)
  const { status, body } = await merge(token, guest)
  expect(status).toBe(200)
  expect(quantities(body).toSorted((a, b) => a.length - b.length)).toEqual([[3], [100, 2]])
  expect((await guestList(guest)).items).toEqual([])
})

test('taking over again, even at the same moment, changes nothing', async () => {
  const { token } = await signIn(product)
  const guest = crypto.randomUUID()
  await guestAdd(guest, soup, 2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => merge(token, guest)))
  expect(answers.map((one) => one.status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(quantities((await merge(token, guest)).body)).toEqual([[2]])
})

test('a guest holds thirty baskets at most', async () => {
  const guest = crypto.randomUUID()
  await product.pool.query(
    `with made as (
       insert into restaurant (owner_id, city_id, general_info, legal_info, title, notification_config)
       select owner_id, city_id, general_info, legal_info, title, notification_config
       from restaurant, generate_series(1, 30) where id = $1 returning id)
     insert into basket (restaurant_id, guest_id) select id, $2 from made`,
    [kitchen.id, guest],
  )
  const { status, body } = await guestAdd(guest, soup)
  expect([status, body.errorMessage]).toEqual([409, 'basket.too_many'])
})
