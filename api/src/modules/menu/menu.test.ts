import { expect, test } from 'bun:test'
import { makeCategory, makeProduct, makeRestaurant } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { Image } from '../images/image'
import { Product } from './product'

const product = await openProduct()
const { call } = product
const em = product.em()
const kitchen = await makeRestaurant(em, { title: 'Тётя Ён' })
const restaurant_id = kitchen.id
const soups = await makeCategory(em, restaurant_id, { label: 'Супы', sort: -1 })
const hidden = await makeCategory(em, restaurant_id, { label: 'Скрытая', is_active: false })
const empty = await makeCategory(em, restaurant_id, { label: 'Пустая' })
const inPizza = { restaurant_id, category_id: kitchen.category_id }
const pizza = await makeProduct(em, {
  ...inPizza,
  name: 'Пицца «Пепперони»',
  sort: 2,
  options: [
    { name: 'Сыр', price: 50 },
    { name: 'Снятая', is_active: false },
  ],
  groups: [
    { name: 'Размер', min: 1, max: 1, options: [{ name: '30 см' }, { name: '40 см', price: 200 }] },
    { name: 'Ушедшая', min: 0, max: 1, options: [{ name: 'На проверке', moderation_status: 'pending' }] },
  ],
})
const plain = await makeProduct(em, { ...inPizza, name: 'Маргарита', sort: 1, is_additional: true })
const soup = await makeProduct(em, { restaurant_id, category_id: soups, name: 'Кимчи-тиге' })
const off = await makeProduct(em, { ...inPizza, name: 'Выключена', is_active: false })
const pending = await makeProduct(em, { ...inPizza, name: 'На проверке', moderation_status: 'pending' })
const inHidden = await makeProduct(em, { restaurant_id, category_id: hidden, name: 'В скрытой' })
await makeProduct(em, { restaurant_id, category_id: empty, name: 'Снята', is_active: false })
const draft = await makeRestaurant(em, { moderation_status: 'pending' })
const unseen = await makeProduct(em, { restaurant_id: draft.id, category_id: draft.category_id })

const names = (body: { items: { name: string }[] }) => body.items.map((one) => one.name)

test('the dishes for sale are listed by category, then in their order', async () => {
  const { status, body } = await call('GET', `/api/user/products/restaurant/${restaurant_id}`)
  expect(status).toBe(200)
  expect(names(body)).toEqual(['Кимчи-тиге', 'Маргарита', 'Пицца «Пепперони»'])
  expect(body.items.map((one: { has_options: boolean }) => one.has_options)).toEqual([false, false, true])
})

test('a page of dishes counts them all, and more than a hundred is refused', async () => {
  const { body } = await call('GET', `/api/user/products/restaurant/${restaurant_id}?limit=1&page=2`)
  expect(names(body)).toEqual(['Маргарита'])
  expect(body.total).toBe(3)
  expect((await call('GET', `/api/user/products/restaurant/${restaurant_id}?limit=101`)).status).toBe(422)
})

test('what to add to an order is a list of its own', async () => {
  const { body } = await call('GET', `/api/user/products/restaurant/${restaurant_id}/additional`)
  expect(body.items.map((one: { id: string }) => one.id)).toEqual([plain.id])
})

test('only categories with something to sell are shown', async () => {
  const { body } = await call('GET', `/api/user/product_category/${restaurant_id}`)
  expect(body.items.map((one: { label: string }) => one.label)).toEqual(['Супы', 'Пицца'])
  expect(body.items[0]).toMatchObject({ id: soups, restaurantId: restaurant_id })
})

test('a dish shows the options and groups that are offered', async () => {
  const { body } = await call('GET', `/api/user/products/${pizza.id}`)
  expect(body.product_options).toEqual([{ id: pizza.options.Сыр, name: 'Сыр', price: 50 }])
  expect(body.product_option_groups).toMatchObject([
    {
      name: 'Размер',
      min: 1,
      max: 1,
      product_options: [
        { name: '30 см', price: 0 },
        { name: '40 см', price: 200 },
      ],
    },
  ])
})

test('a dish shows its pictures, the main one first', async () => {
  const fork = product.em()
  const pictures = ['#111111', '#222222'].map((color) =>
    fork.create(Image, { width: 960, height: 720, color, uploaded_by: 'seed' }),
  )
  await fork.flush()
  const [main, second] = pictures.map((picture) => picture.id)
  await fork.nativeUpdate(Product, { id: soup.id }, { image_id: main, gallery: second ? [second] : [] })
  const { body } = await call('GET', `/api/user/products/${soup.id}`)
  expect(body.images.map((one: { color: string }) => one.color)).toEqual(['#111111', '#222222'])
  expect(body.image.url).toBe(`/api/images/${main}/960.webp`)
})

test.each([
  ['switched off', off.id],
  ['pending', pending.id],
  ['in a hidden category', inHidden.id],
  ['of a restaurant that is not approved', unseen.id],
  ['unknown', Bun.randomUUIDv7()],
])('a dish that is %s is not found', async (_, id) => {
  const { status, body } = await call('GET', `/api/user/products/${id}`)
  expect([status, body.errorMessage]).toEqual([404, 'product.not_found'])
})

test('a restaurant that is not approved shows no menu', async () => {
  expect((await call('GET', `/api/user/products/restaurant/${draft.id}`)).status).toBe(404)
  expect((await call('GET', `/api/user/product_category/${draft.id}`)).status).toBe(404)
  expect((await call('GET', `/api/restaurants/${draft.id}/menu`)).status).toBe(404)
})

test('the restaurant’s page comes in one answer, equal to its parts', async () => {
  const { status, body } = await call('GET', `/api/restaurants/${restaurant_id}/menu`)
  expect(status).toBe(200)
  const parts = await Promise.all([
    call('GET', `/api/restaurants/${restaurant_id}`),
    call('GET', `/api/user/product_category/${restaurant_id}`),
    call('GET', `/api/user/products/restaurant/${restaurant_id}`),
    call('GET', `/api/restaurants/${restaurant_id}/delivery_zone/active`),
  ])
  const { reviews, delivery_zones, delivery_zones_count, ...restaurant } = parts[0].body
  expect([reviews, delivery_zones, delivery_zones_count]).toEqual([[], parts[3].body.items, parts[3].body.total])
  expect(body).toEqual({
    restaurant,
    categories: parts[1].body.items,
    offers: [],
    products: parts[2].body.items,
    zones: parts[3].body.items,
  })
})
