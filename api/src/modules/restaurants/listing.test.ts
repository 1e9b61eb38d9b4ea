import { expect, test } from 'bun:test'
import { anyCity, makeRestaurant } from '../../../test/kitchen'
import { openProduct } from '../../../test/product'
import { City } from '../geo/city'
import { Cuisine } from './cuisine'
import { RestaurantCuisine } from './restaurant-cuisine'

const product = await openProduct()
const { call, clock } = product
const em = product.em()
const pizza = em.create(Cuisine, { slug: 'pizza', name: 'Пицца', sort: 2 })
const sushi = em.create(Cuisine, { slug: 'sushi', name: 'Суши', sort: 1 })
const city_id = await anyCity(em)
const elsewhere = em.create(City, {
  name: 'Корсаков',
  slug: 'korsakov',
  coordinates: { type: 'Point', coordinates: [142.79, 46.63] },
  sort: 2,
})
await em.flush()

const best = await makeRestaurant(em, { title: 'Лучший', city_id, rating: 5, open: false })
const good = await makeRestaurant(em, { title: 'Хороший', city_id, rating: 4.8 })
const plain = await makeRestaurant(em, { title: 'Обычный', city_id, rating: 4 })
const paused = await makeRestaurant(em, {
  title: 'На паузе',
  city_id,
  rating: 4.9,
  disabled_until: new Date(Date.now() + 3_600_000),
  disabled_reason: 'Ремонт',
})
await makeRestaurant(em, { title: 'Новый', city_id, moderation_status: 'pending' })
const far = await makeRestaurant(em, { title: 'Дальний', city_id: elsewhere.id, rating: 3, zone: null })
em.create(RestaurantCuisine, { restaurant_id: good.id, cuisine_id: pizza.id })
em.create(RestaurantCuisine, { restaurant_id: good.id, cuisine_id: sushi.id })
em.create(RestaurantCuisine, { restaurant_id: best.id, cuisine_id: pizza.id })
await em.flush()

const titles = (body: { items: { title: string }[] }) => body.items.map((one) => one.title)
const list = async (query = '') => {
  clock.now = new Date(clock.now.getTime() + 11_000)
  return (await call('GET', `/api/restaurants/filters${query}`)).body
}

test('open restaurants come first, each part by rating, and only approved ones', async () => {
  const body = await list()
  expect(titles(body)).toEqual(['Хороший', 'Обычный', 'Дальний', 'Лучший', 'На паузе'])
  expect(body).toMatchObject({ page: 1, limit: 20, total: 5 })
})

test('pages cross from the open ones into the closed ones without loss or repeat', async () => {
  const pages = [await list('?limit=2&page=1'), await list('?limit=2&page=2'), await list('?limit=2&page=3')]
  expect(pages.flatMap(titles)).toEqual(['Хороший', 'Обычный', 'Дальний', 'Лучший', 'На паузе'])
  expect(titles(await list('?limit=2&page=4'))).toEqual([])
})

test('only the open ones are listed when asked so', async () => {
  const body = await list('?opened=true')
  expect(titles(body)).toEqual(['Хороший', 'Обычный', 'Дальний'])
  expect(body.total).toBe(3)
})

test('any of the named kitchens matches', async () => {
  expect(titles(await list('?cuisines=pizza'))).toEqual(['Хороший', 'Лучший'])
  expect(titles(await list('?cuisines=sushi,pizza'))).toEqual(['Хороший', 'Лучший'])
  expect(titles(await list('?cuisines=burgers'))).toEqual([])
})

test('the first tile stands for what is open', async () => {
  expect(titles(await list('?cuisines=open'))).toEqual(['Хороший', 'Обычный', 'Дальний'])
})

test('a town has its own list', async () => {
  expect(titles(await list(`?city_id=${elsewhere.id}`))).toEqual(['Дальний'])
})

test('a card carries its kitchens, its zones’ lowest conditions and its hours', async () => {
  const { items } = await list()
  const [card] = items
  expect(card).toMatchObject({
    id: good.id,
    typeCuisine: ['sushi', 'pizza'],
    min_order_sum: 1000,
    delivery_price: 200,
    is_open: true,
    opens_at: null,
    closes_at: null,
    logo: null,
  })
  const closed = items.find((one: { id: string }) => one.id === paused.id)
  expect(closed).toMatchObject({ is_open: false, disabled_reason: 'Ремонт' })
  expect(closed.opens_at).toBe(closed.disabled_until)
  const zoneless = items.find((one: { id: string }) => one.id === far.id)
  expect(zoneless).toMatchObject({ min_order_sum: null, delivery_price: null })
})

test('a pause that has passed no longer closes', async () => {
  clock.now = new Date(Date.now() + 2 * 3_600_000)
  expect(titles(await list())[0]).toBe('На паузе')
  clock.now = new Date()
})

test('kitchens are listed in their order', async () => {
  const { body } = await call('GET', '/api/cuisines')
  expect(body.items.map((one: { slug: string }) => one.slug)).toEqual(['sushi', 'pizza'])
})

test('one restaurant answers with its schedule; a pending or unknown one is not found', async () => {
  const { status, body } = await call('GET', `/api/restaurants/${plain.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Обычный', is_open: true, schedules: [{ type: 'all_day' }] })
  const pending = await makeRestaurant(product.em(), { moderation_status: 'pending' })
  expect((await call('GET', `/api/restaurants/${pending.id}`)).status).toBe(404)
  expect((await call('GET', `/api/restaurants/${Bun.randomUUIDv7()}`)).body.errorMessage).toBe('restaurant.not_found')
})

test('what is counted is remembered for just these choices', async () => {
  const total = async (query: string) => (await call('GET', `/api/restaurants/filters${query}`)).body.total
  clock.now = new Date(clock.now.getTime() + 11_000)
  const facets = async (query: string) => (await call('GET', `/api/restaurants/filters/facets${query}`)).body.total
  expect([
    await total('?limit=1'),
    await total('?limit=1&cuisines=sushi'),
    await total('?limit=1&opened=true'),
  ]).toEqual([5, 1, 3])
  expect([await facets(''), await facets('?cuisines=sushi'), await facets('?opened=true')]).toEqual([5, 1, 3])
})

test('each kitchen tells how many it would leave, by the other choices, and all choices how many they leave', async () => {
  const facets = async (query = '') => {
    clock.now = new Date(clock.now.getTime() + 11_000)
    return (await call('GET', `/api/restaurants/filters/facets${query}`)).body
  }
  expect(await facets()).toEqual({ total: 5, cuisines: { pizza: 2, sushi: 1 }, opened: { true: 3 } })
  // Another kitchen adds to the choice, it takes nothing away from the first.
  expect(await facets('?cuisines=sushi')).toEqual({ total: 1, cuisines: { pizza: 2, sushi: 1 }, opened: { true: 1 } })
  expect((await facets('?cuisines=sushi,pizza')).total).toBe(2)
  expect(await facets('?opened=true')).toEqual({ total: 3, cuisines: { pizza: 1, sushi: 1 }, opened: { true: 3 } })
  expect(await facets(`?city_id=${elsewhere.id}`)).toEqual({ total: 1, cuisines: {}, opened: { true: 1 } })
  expect((await facets('?cuisines=none')).total).toBe(0)
})
