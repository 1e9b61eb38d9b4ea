import { expect, test } from 'bun:test'
import { LENINA, makeRestaurant, makeZone } from '../../../test/kitchen'
import { administrator, businessOwner } from '../../../test/people'
import { placeOf, ZONE } from '../../../test/place'
import { openProduct } from '../../../test/product'
import { City } from '../geo/city'

const product = await openProduct()
const { call, pool } = product
const { id: admin_id, token } = await administrator(product)
const at = (id: string, path: string) => `/api/admin/restaurants/${id}${path}`
const ask = (method: string, path: string, body?: unknown) =>
  call(method, path, { token, ...(body !== undefined && { body }) })
const SEED = '/delivery_zone/update_all_from_seed'

async function restaurantIn(slug: string, hasZone = false) {
  const em = product.em()
  const city = (await em.findOne(City, { slug })) ?? em.create(City, { name: slug, slug, coordinates: LENINA })
  await em.flush()
  const owner = await businessOwner(product)
  const { id } = await makeRestaurant(em, { owner_id: owner.id, city_id: city.id, ...(!hasZone && { zone: null }) })
  return { id, owner }
}

test('an administrator changes zones and hours by the same calls, and the owner reads of it without a name', async () => {
  const { id, owner } = await restaurantIn('korsakov')
  const zone = await ask('POST', at(id, '/delivery_zone'), ZONE)
  const cheaper = await ask('PUT', at(id, `/delivery_zone/${zone.body.id}`), { price: 90, version: zone.body.version })
  expect([cheaper.status, cheaper.body.price]).toEqual([200, 90])
  const late = await ask('PUT', at(id, `/delivery_zone/${zone.body.id}`), {
    price: 80,
    version: 'other',
  })
  expect([late.status, late.body.errorMessage]).toEqual([409, 'zone.changed'])
  await ask('DELETE', at(id, '/schedule/all_day'))
  const hours = await ask('POST', at(id, '/schedule/general'), { weekday: 1, open_time: '10:00', close_time: '22:00' })
  const longer = await ask('PUT', at(id, `/schedule/general/${hours.body.id}`), {
    weekday: 1,
    open_time: '09:00',
    close_time: '23:00',
  })
  expect([longer.status, longer.body.open_time]).toEqual([200, '09:00'])
  expect((await call('GET', `/api/restaurant_schedule/${id}`, { token: owner.token })).body.schedules).toMatchObject([
    { weekday: 1, open_time: '09:00' },
  ])
  expect((await ask('DELETE', at(id, `/schedule/${hours.body.id}`))).status).toBe(200)
  const { body: log } = await call('GET', '/api/logs', { token: owner.token })
  expect(log.items.map(({ act }: { act: string }) => act)).toEqual([
    ...['schedule.delete', 'schedule.change', 'schedule.create', 'schedule.delete', 'zone.change', 'zone.create'],
  ])
  expect(log.items[0].actor).toEqual({ kind: 'admin', id: null, name: 'Владелец площадки' })
  const { rows } = await pool.query('select distinct actor from log where restaurant_id = $1', [id])
  expect(rows).toEqual([{ actor: `admin:${admin_id}` }])
})

test('what is wrong is refused as it is to the restaurant', async () => {
  const { id } = await restaurantIn('korsakov')
  expect((await ask('POST', at(id, '/delivery_zone'), { ...ZONE, price: -1 })).status).toBe(422)
  const crossed = {
    ...ZONE,
    polygon: {
      type: 'Polygon',
      coordinates: [
        [
          [142, 46],
          [143, 47],
        ],
      ],
    },
  }
  expect((await ask('POST', at(id, '/delivery_zone'), crossed)).body.errorMessage).toBe('zone.polygon_invalid')
  const twice = { weekday: 1, open_time: '10:00', close_time: '22:00' }
  await ask('POST', at(id, '/schedule/general'), twice)
  expect((await ask('POST', at(id, '/schedule/general'), twice)).body.errorMessage).toBe('schedule.overlaps')
})

test('a row of another restaurant is not found under this one, nor anything under none', async () => {
  const [{ id }, other] = [await restaurantIn('korsakov'), await restaurantIn('korsakov')]
  const { zone, weekHours, specialDay } = await placeOf(product, { restaurant_id: other.id })
  const hours = { weekday: 3, open_time: '10:00', close_time: '12:00' }
  const answers = [
    await ask('PUT', at(id, `/delivery_zone/${zone}`), { price: 1 }),
    await ask('DELETE', at(id, `/delivery_zone/${zone}`)),
    await ask('PUT', at(id, `/schedule/general/${weekHours}`), hours),
    await ask('PUT', at(id, `/schedule/holiday/${specialDay}`), { date: '2100-01-01', closed: true }),
    await ask('DELETE', at(id, `/schedule/${weekHours}`)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const nowhere = await ask('GET', at(crypto.randomUUID(), '/delivery_zone'))
  expect([nowhere.status, nowhere.body.errorMessage]).toEqual([404, 'restaurant.not_found'])
  expect((await ask('GET', at('1', '/schedule'))).status).toBe(422)
})

test('who is no administrator of restaurants finds nothing there, an owner is of the wrong kind', async () => {
  const { id, owner } = await restaurantIn('korsakov')
  const content = await administrator(product, undefined, 'content')
  for (const path of ['/delivery_zone', '/schedule', SEED]) {
    expect((await call('GET', at(id, path), { token: content.token })).status).toBe(404)
    expect((await call('GET', at(id, path), { token: owner.token })).status).toBe(403)
    expect((await call('GET', at(id, path))).status).toBe(401)
  }
})

test('zones are made anew from the town’s template as the preview has told, and again nothing changes', async () => {
  const { id } = await restaurantIn('korsakov')
  const em = product.em()
  const centre = await makeZone(em, id, { name: 'центр', price: 1, peak: 'closed' })
  await makeZone(em, id, { name: 'Дальние дома', price: 900 })
  const { body: plan } = await ask('GET', at(id, SEED))
  expect(plan.items.map(({ act, name }: { act: string; name: string }) => [act, name])).toEqual([
    ['change', 'центр'],
    ['create', 'Весь город'],
    ['create', 'Город и пригород'],
    ['delete', 'Дальние дома'],
  ])
  expect(plan.items[0]).toMatchObject({ before: { price: 1 }, after: { price: 120 }, is_moved: true })
  const done = await ask('PUT', at(id, SEED), { version: plan.version })
  expect([
    done.status,
    done.body.items.map(({ name, price, peak }: { name: string; price: number; peak: string }) => [name, price, peak]),
  ]).toEqual([
    200,
    [
      ['Центр', 120, 'same'],
      ['Весь город', 200, 'same'],
      ['Город и пригород', 400, 'same'],
    ],
  ])
  expect(done.body.items[0].id).toBe(centre)
  const { rows: before } = await pool.query('select count(*)::int as n from log where restaurant_id = $1', [id])
  expect(before[0].n).toBe(4)
  const again = await ask('PUT', at(id, SEED))
  expect(again.body.items).toEqual(done.body.items)
  const { rows: after } = await pool.query('select count(*)::int as n from log where restaurant_id = $1', [id])
  expect(after[0].n).toBe(4)
  expect((await ask('GET', at(id, SEED))).body).toMatchObject({ items: [], kept: 3 })
})

test('a plan that is another one by now is not carried out; the present one is told', async () => {
  const { id } = await restaurantIn('korsakov')
  const { body: plan } = await ask('GET', at(id, SEED))
  await makeZone(product.em(), id, { name: 'Новая' })
  const late = await ask('PUT', at(id, SEED), { version: plan.version })
  expect([late.status, late.body.errorMessage, late.body.current.items.length]).toEqual([409, 'zone.changed', 4])
  const { rows } = await pool.query('select name from delivery_zone where restaurant_id = $1', [id])
  expect(rows).toEqual([{ name: 'Новая' }])
})

test('two who press at once make the zones once', async () => {
  const { id } = await restaurantIn('korsakov')
  const answers = await Promise.all([ask('PUT', at(id, SEED), {}), ask('PUT', at(id, SEED), {})])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await pool.query('select count(*)::int as zones from delivery_zone where restaurant_id = $1', [id])
  expect(rows[0].zones).toBe(3)
})

test('a town without a template says so and leaves the zones as they are', async () => {
  const { id } = await restaurantIn('oha', true)
  for (const method of ['GET', 'PUT']) {
    const refused = await ask(method, at(id, SEED), method === 'PUT' ? {} : undefined)
    expect([refused.status, refused.body.errorMessage]).toEqual([409, 'zone.no_template'])
  }
  const odd = await restaurantIn('constructor', true)
  expect((await ask('PUT', at(odd.id, SEED), {})).body.errorMessage).toBe('zone.no_template')
  const { rows } = await pool.query('select count(*)::int as zones from delivery_zone where restaurant_id = $1', [id])
  expect(rows[0].zones).toBe(1)
})
