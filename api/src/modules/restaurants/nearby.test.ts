import { expect, test } from 'bun:test'
import { KORSAKOV, LENINA, makeRestaurant, squareAround } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call } = product
const em = product.em()
const far = { polygon: squareAround(KORSAKOV) }
// By rating alone the list would begin with those that do not deliver.
await makeRestaurant(em, { title: 'Далеко и без самовывоза', rating: 5, pickup: false, zone: far })
await makeRestaurant(em, { title: 'Далеко', rating: 4.9, zone: far })
await makeRestaurant(em, { title: 'Только самовывоз', rating: 4.8, delivers: false })
await makeRestaurant(em, { title: 'Рядом, закрыт', rating: 4.7, open: false })
await makeRestaurant(em, { title: 'Рядом', rating: 4 })
const anna = await signIn(product)
const boris = await signIn(product)
await call('POST', '/api/user/user_address', {
  token: anna.token,
  body: { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA, address_details: {} },
})

type Named = { id: string; title: string }
const titles = (items: Named[]) => items.map(({ title }) => title)
const NEAREST_FIRST = ['Рядом', 'Рядом, закрыт', 'Далеко', 'Только самовывоз', 'Далеко и без самовывоза']

test('for an address those that deliver there come first, then those that hand out, and page by page alike', async () => {
  const { body } = await call('GET', '/api/restaurants/nearby', { token: anna.token })
  expect(titles(body.items)).toEqual(NEAREST_FIRST)
  const pages = await Promise.all(
    [1, 2, 3].map((page) => call('GET', `/api/restaurants/nearby?limit=2&page=${page}`, { token: anna.token })),
  )
  expect(pages.flatMap((page) => titles(page.body.items))).toEqual(NEAREST_FIRST)
  expect(pages[0]?.body.total).toBe(5)
})

test('open ones alone are ordered the same way', async () => {
  const { body } = await call('GET', '/api/restaurants/nearby?opened=true', { token: anna.token })
  expect(titles(body.items)).toEqual(NEAREST_FIRST.filter((title) => title !== 'Рядом, закрыт'))
})

test('without an address it is the list that everybody sees, and a guest has none', async () => {
  const mine = await call('GET', '/api/restaurants/nearby', { token: boris.token })
  const everybody = await call('GET', '/api/restaurants/filters')
  expect(titles(mine.body.items)).toEqual(titles(everybody.body.items))
  expect((await call('GET', '/api/restaurants/nearby')).status).toBe(401)
})

test('favourites follow the address too', async () => {
  const { body } = await call('GET', '/api/restaurants/filters')
  for (const { id } of body.items) {
    await call('POST', '/api/restaurants/favorite', { token: anna.token, body: { restaurant_id: id } })
  }
  const mine = await call('GET', '/api/restaurants/favorite', { token: anna.token })
  const found = titles(mine.body.items.map((one: { restaurant: Named }) => one.restaurant))
  expect(found.slice(0, 2).toSorted()).toEqual(['Рядом', 'Рядом, закрыт'])
  expect(found.at(-1)).toBe('Далеко и без самовывоза')
  expect((await call('GET', '/api/restaurants/favorite', { token: boris.token })).body.total).toBe(0)
})

test('one asks of the restaurants one shows, however many there are', async () => {
  const { body } = await call('GET', '/api/restaurants/filters')
  const of = (title: string) => body.items.find((one: Named) => one.title === title).id
  const asked = [of('Рядом'), of('Далеко')].join()
  const found = await call('GET', `/api/restaurants/available_for_delivery?ids=${asked}`, { token: anna.token })
  expect(found.body.ids).toEqual([of('Рядом')])
  for (const ids of ['', 'x', `${of('Рядом')},`, '-'.repeat(36)]) {
    expect((await call('GET', `/api/restaurants/available_for_delivery?ids=${ids}`)).status).toBe(422)
  }
})
