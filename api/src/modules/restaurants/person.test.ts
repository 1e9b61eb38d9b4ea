import { expect, test } from 'bun:test'
import { KORSAKOV, LENINA, makeRestaurant, makeZone, squareAround } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { Address } from '../addresses/address'
import { BlackListEntry } from './people/black-list-entry'

const product = await openProduct()
const { call } = product
const anna = await signIn(product)
const boris = await signIn(product)
const restaurant = await makeRestaurant(product.em(), { title: 'Кухня' })
const pickupOnly = await makeRestaurant(product.em(), { title: 'Самовывоз', delivers: false })
const em = product.em()
em.create(Address, {
  user_id: anna.id,
  city_id: restaurant.city_id,
  address: 'Ленина, 234, Южно-Сахалинск',
  coordinates: LENINA,
  address_details: { front_door: null, apartment: null, floor: null, comment: null },
  is_active: true,
})
em.create(BlackListEntry, { restaurant_id: restaurant.id, user_id: boris.id })
await em.flush()
const point = ([lon, lat] = LENINA.coordinates) => `lon=${lon}&lat=${lat}`
const zonesPath = `/api/restaurants/${restaurant.id}/delivery_zone`

test('a favourite is added once, listed, and forgotten once', async () => {
  const add = () =>
    call('POST', '/api/restaurants/favorite', { token: anna.token, body: { restaurant_id: restaurant.id } })
  const [first, second] = await Promise.all([add(), add()])
  expect(first.status).toBe(200)
  expect(second.body.id).toBe(first.body.id)
  const listed = await call('GET', '/api/restaurants/favorite', { token: anna.token })
  expect(listed.body).toMatchObject({
    total: 1,
    items: [{ restaurant_id: restaurant.id, restaurant: { title: 'Кухня' } }],
  })
  const others = await call('DELETE', `/api/restaurants/favorite/${restaurant.id}`, { token: boris.token })
  expect(others.status).toBe(200)
  expect((await call('GET', '/api/restaurants/favorite', { token: anna.token })).body.total).toBe(1)
  for (const _ of [1, 2]) {
    expect((await call('DELETE', `/api/restaurants/favorite/${restaurant.id}`, { token: anna.token })).status).toBe(200)
  }
  expect((await call('GET', '/api/restaurants/favorite', { token: anna.token })).body.total).toBe(0)
})

test('a favourite is forgotten by its own id too; somebody else’s and an unknown one are 404', async () => {
  const body = { restaurant_id: restaurant.id }
  const { body: favourite } = await call('POST', '/api/restaurants/favorite', { token: anna.token, body })
  const forget = async (id: string, token: string) =>
    (await call('DELETE', `/api/restaurants/favorite/${id}`, { token })).status
  expect([await forget(favourite.id, boris.token), await forget(Bun.randomUUIDv7(), anna.token)]).toEqual([404, 404])
  expect((await call('GET', '/api/restaurants/favorite', { token: anna.token })).body.total).toBe(1)
  expect(await forget(favourite.id, anna.token)).toBe(200)
  expect((await call('GET', '/api/restaurants/favorite', { token: anna.token })).body.total).toBe(0)
})

test('favourites need a person and a restaurant that exists', async () => {
  expect((await call('GET', '/api/restaurants/favorite')).status).toBe(401)
  const body = { restaurant_id: Bun.randomUUIDv7() }
  expect((await call('POST', '/api/restaurants/favorite', { token: anna.token, body })).status).toBe(404)
})

test('a restaurant tells the blacklisted person, and nobody else', async () => {
  const me = (token?: string) => call('GET', `/api/restaurants/${restaurant.id}/me`, { token })
  expect((await me(boris.token)).body).toEqual({ is_user_in_black_list: true, is_favourite: false })
  expect((await me(anna.token)).body.is_user_in_black_list).toBe(false)
  expect((await me()).body).toEqual({ is_user_in_black_list: false, is_favourite: false })
})

test('restaurants that deliver are found by a point, else by the active address', async () => {
  const ids = async (query: string, token?: string) =>
    (await call('GET', `/api/restaurants/available_for_delivery${query}`, { token })).body.ids
  expect(await ids(`?${point()}`)).toEqual([restaurant.id])
  expect(await ids(`?${point(KORSAKOV.coordinates)}`)).toEqual([])
  expect(await ids('', anna.token)).toEqual([restaurant.id])
  expect(await ids('')).toEqual([])
  expect(await ids('')).not.toContain(pickupOnly.id)
})

test('half a point is a mistake that names what is missing', async () => {
  const [lon, lat] = LENINA.coordinates
  const ask = (query: string) => call('GET', `/api/restaurants/available_for_delivery?${query}`, { token: anna.token })
  expect(await ask(`lon=${lon}`)).toMatchObject({ status: 422, body: { errors: { lat: 'Это обязательное поле' } } })
  expect(await ask(`lat=${lat}`)).toMatchObject({ status: 422, body: { errors: { lon: 'Это обязательное поле' } } })
})

test('of more than a thousand that deliver, those on the screen are asked about by their ids', async () => {
  const ask = async (query: string) =>
    (await call('GET', `/api/restaurants/available_for_delivery?${point()}${query}`)).body
  expect(await ask('')).toMatchObject({ is_whole: true })
  const { rows } = await product.pool.query(
    `select string_agg(quote_ident(column_name), ', ') as others from information_schema.columns
     where table_name = 'restaurant' and is_generated = 'NEVER' and column_name not in ('id', 'rating', 'organization_number')`,
  )
  await product.pool.query(
    `insert into restaurant (id, rating, ${rows[0].others})
     select gen_random_uuid(), 5, ${rows[0].others} from restaurant, generate_series(1, 1000) where id = $1`,
    [restaurant.id],
  )
  await product.pool.query(
    `insert into delivery_zone (restaurant_id, name, polygon, price, min_order_sum)
     select r.id, 'Центр', z.polygon, 0, 0 from restaurant r, delivery_zone z where r.rating = 5 and z.id = $1`,
    [restaurant.zone_id],
  )
  // As the database does by itself in a while: a plan for three restaurants takes seconds over a thousand.
  await product.pool.query('analyze restaurant, delivery_zone')
  const many = await ask('')
  expect([many.ids.length, many.is_whole, many.ids.includes(restaurant.id)]).toEqual([1000, false, false])
  expect(await ask(`&ids=${restaurant.id},${pickupOnly.id}`)).toMatchObject({ ids: [restaurant.id], is_whole: true })
  await product.pool.query('delete from restaurant where rating = 5')
})

test('the cheapest of the zones that cover the address serves it', async () => {
  const cheap = await makeZone(product.em(), restaurant.id, {
    name: 'Рядом',
    price: 100,
    polygon: squareAround(LENINA, 0.01),
  })
  await makeZone(product.em(), restaurant.id, { name: 'Выключена', price: 0, is_active: false })
  const mine = await call('GET', `${zonesPath}/user_cheapest_zone`, { token: anna.token })
  expect(mine.body.zone).toMatchObject({ id: cheap, price: 100 })
  expect(mine.body.address_id).toBeString()
  const homeless = await call('GET', `${zonesPath}/user_cheapest_zone`, { token: boris.token })
  expect(homeless.body).toEqual({ zone: null, resting: null, address_id: null })
  const guest = await call('GET', `${zonesPath}/user_cheapest_zone/unauthorized?${point()}`)
  expect(guest.body.zone.id).toBe(cheap)
  const edge = await call('GET', `${zonesPath}/user_cheapest_zone/unauthorized?${point([142.77, 46.95])}`)
  expect(edge.body.zone).toMatchObject({ id: restaurant.zone_id ?? '', price: 200 })
  const outside = await call('GET', `${zonesPath}/user_cheapest_zone/unauthorized?${point(KORSAKOV.coordinates)}`)
  expect(outside.body.zone).toBeNull()
})

test('every active zone is listed, and those around a point, the cheapest first', async () => {
  const active = await call('GET', `${zonesPath}/active`)
  expect(active.body).toMatchObject({ limit: 100, total: 2 })
  expect(active.body.items.map((zone: { price: number }) => zone.price)).toEqual([100, 200])
  const found = await call('POST', `${zonesPath}/find_zones_for_address`, { body: { coordinates: LENINA } })
  expect(found.body.items.map((zone: { price: number }) => zone.price)).toEqual([100, 200])
  const wrong = await call('POST', `${zonesPath}/find_zones_for_address`, {
    body: { coordinates: { type: 'Point', coordinates: [300, 0] } },
  })
  expect(wrong.status).toBe(422)
})

test('nothing was ordered yet', async () => {
  const { body } = await call('GET', '/api/restaurants/ordered', { token: anna.token })
  expect(body).toEqual({ items: [], page: 1, limit: 20, total: 0 })
})

test('of the restaurants one shows it is said which serve the person no more, address or none', async () => {
  const ask = async (token: string | undefined, ids: string) =>
    (await call('GET', `/api/restaurants/available_for_delivery${ids}`, { token })).body.black_listed
  const shown = `?ids=${restaurant.id},${pickupOnly.id}`
  expect(await ask(boris.token, shown)).toEqual([restaurant.id])
  expect([await ask(anna.token, shown), await ask(undefined, shown), await ask(boris.token, '')]).toEqual([[], [], []])
})
