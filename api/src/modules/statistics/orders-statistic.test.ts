import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { City } from '../geo/city'

const product = await openProduct()
const { call, pool } = product
const { token } = await administrator(product)
const PATH = '/api/admin/restaurants/orders_statistic'
const ask = (query: string) => call('GET', `${PATH}?${query}`, { token })
type Kitchen = Awaited<ReturnType<typeof openKitchen>>

async function ordered(kitchen: Kitchen, at: string, total: number, status = 'COMPLETED') {
  const { id } = await placedOrder(product, kitchen)
  await pool.query('update "order" set status = $2, total = $3, discount = 0, created_at = $4 where id = $1', [
    id,
    status,
    total,
    new Date(`${at}:00+11:00`),
  ])
  return id
}

/** A kitchen that stands in a town of its own. */
async function kitchenIn(name: string) {
  const em = product.em()
  const city = em.create(City, {
    name,
    slug: crypto.randomUUID(),
    coordinates: { type: 'Point', coordinates: [142.7, 46.9] },
    zoom: 12,
  })
  await em.flush()
  const kitchen = await openKitchen(product)
  await pool.query('update restaurant set city_id = $2, title = $3 where id = $1', [
    kitchen.restaurant_id,
    city.id,
    `Кухня: ${name}`,
  ])
  return { kitchen, city_id: city.id }
}

const [north, south] = [await kitchenIn('Север'), await kitchenIn('Юг')]
await ordered(north.kitchen, '2026-05-04T10:15', 1000)
await ordered(north.kitchen, '2026-05-05T10:30', 500)
await ordered(north.kitchen, '2026-05-05T23:30', 700, 'CANCELLED_BY_RESTAURANT')
await ordered(north.kitchen, '2026-05-05T12:00', 700, 'PAYMENT_FAILED')
await ordered(south.kitchen, '2026-05-05T12:00', 4000)
await ordered(south.kitchen, '2026-05-06T00:30', 9000)
const test_order = await ordered(south.kitchen, '2026-05-05T13:00', 0)
await pool.query('update "order" set user_id = null, price = 0, delivery_price = 0 where id = $1', [test_order])

test('orders of a period are counted by day, hour, town and restaurant', async () => {
  const { status, body } = await ask('from=2026-05-04&to=2026-05-05')
  expect([status, body.figures.revenue, body.figures.orders, body.figures.cancelled_by_restaurant]).toEqual([
    200, 5500, 3, 1,
  ])
  expect(body.rows.map(({ at, revenue }: { at: string; revenue: number }) => [at, revenue])).toEqual([
    ['2026-05-04', 1000],
    ['2026-05-05', 4500],
  ])
  expect(body.hours).toEqual([
    { weekday: 1, hour: 10, orders: 1 },
    { weekday: 2, hour: 10, orders: 1 },
    { weekday: 2, hour: 12, orders: 1 },
  ])
  expect(body.towns).toEqual([
    { id: south.city_id, name: 'Юг', orders: 1, revenue: 4000, refused: 0, came: 1 },
    { id: north.city_id, name: 'Север', orders: 2, revenue: 1500, refused: 1, came: 3 },
  ])
  expect(body.restaurants.map(({ title, revenue }: { title: string; revenue: number }) => [title, revenue])).toEqual([
    ['Кухня: Юг', 4000],
    ['Кухня: Север', 1500],
  ])
})

test('a town or a restaurant alone is counted alone', async () => {
  const town = await ask(`from=2026-05-04&to=2026-05-05&city_id=${north.city_id}`)
  expect([town.body.figures.revenue, town.body.restaurants.length]).toEqual([1500, 1])
  const one = await ask(`from=2026-05-05&restaurant_id=${south.kitchen.restaurant_id}`)
  expect([one.body.figures.revenue, one.body.rows.length, one.body.rows[12].revenue]).toEqual([4000, 24, 4000])
  const neither = await ask(`from=2026-05-05&restaurant_id=${south.kitchen.restaurant_id}&city_id=${north.city_id}`)
  expect([neither.body.figures.orders, neither.body.towns, neither.body.restaurants]).toEqual([0, [], []])
})

test('many orders are read along their numbers and few one by one, to the same figures', async () => {
  const { kitchen, city_id } = await kitchenIn('Восток')
  const ids = [
    await ordered(kitchen, '2026-06-01T10:00', 800),
    await ordered(kitchen, '2026-06-02T11:00', 900),
    await ordered(kitchen, '2026-06-02T12:00', 700, 'CANCELLED_BY_RESTAURANT'),
    await ordered(kitchen, '2026-05-30T12:00', 600),
  ]
  // Another's order lies between them.
  await ordered(south.kitchen, '2026-06-02T13:00', 5000)
  await pool.query(`delete from order_event where order_id = any($1);`, [ids])
  await pool.query(
    `insert into order_event (order_id, "to", actor, comment, created_at)
     select o.id, step."to", 'restaurant', step.comment, o.created_at + step.minutes * interval '1 minute'
     from "order" o cross join (values ('CONFIRMATION_PENDING', null, 1), ('CONFIRMED', null, 4), ('OUT_FOR_DELIVERY', null, 30),
       ('CANCELLED_BY_RESTAURANT', 'Кончился рис', 5)) step ("to", comment, minutes)
     where o.id = any($1) and (step."to" = 'CANCELLED_BY_RESTAURANT') <= (o.status = 'CANCELLED_BY_RESTAURANT')`,
    [ids],
  )
  const { towns: _, restaurants: __, ...along } = (await ask(`from=2026-06-01&to=2026-06-03&city_id=${city_id}`)).body
  const one = (await ask(`from=2026-06-01&to=2026-06-03&restaurant_id=${kitchen.restaurant_id}`)).body
  expect(one).toMatchObject(along)
  expect([along.figures.accept_seconds, along.figures.cook_seconds, along.figures.orders]).toEqual([180, 1560, 2])
  expect([along.refusals, along.figures_before.revenue]).toEqual([[{ reason: 'Кончился рис', count: 1 }], 600])
})

test('a period that makes no sense is refused with words', async () => {
  expect((await ask('from=2026-05-05&to=2026-05-04')).body.errors.to).toContain('Начало позже конца')
  expect((await ask('from=вчера')).status).toBe(422)
  expect((await ask('restaurant_id=1')).status).toBe(422)
})

test('its rows are a file', async () => {
  const { headers, body } = await call('GET', `${PATH}/export?format=csv&from=2026-05-04&to=2026-05-05`, { token })
  expect(headers.get('content-disposition')).toContain('orders-2026-05-04-2026-05-05.csv')
  expect(body.trim().split('\r\n')).toHaveLength(3)
})

test.each([
  ['finance', 200],
  ['support', 200],
  ['moderator', 200],
  ['content', 404],
] as const)('a %s reads it only where the role has the figures', async (role, status) => {
  const one = await administrator(product, undefined, role)
  expect((await call('GET', PATH, { token: one.token })).status).toBe(status)
})

test('a month of all restaurants may be ten minutes old, whoever asks; a shorter period and a restaurant’s month are not', async () => {
  product.clock.now = new Date('2026-05-20T12:00:00+11:00')
  const of = `restaurant_id=${north.kitchen.restaurant_id}`
  const orders = async (...queries: string[]) =>
    Promise.all(queries.map(async (query) => (await ask(query)).body.figures.orders))
  const [month, week] = ['from=2026-05-01&to=2026-05-28', 'from=2026-05-01&to=2026-05-27']
  const [all] = await orders(month)
  await ordered(north.kitchen, '2026-05-10T12:00', 100)
  product.clock.now = new Date('2026-05-20T12:09:59+11:00')
  expect(await orders(month, week, `${month}&${of}`)).toEqual([all, all + 1, 3])
  product.clock.now = new Date('2026-05-20T12:10:00+11:00')
  expect(await orders(month)).toEqual([all + 1])
})
