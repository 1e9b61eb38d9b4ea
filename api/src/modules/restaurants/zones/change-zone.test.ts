import { expect, test } from 'bun:test'
import type { Polygon } from '@ostrov/shared/geo/shapes'
import { MAX_ZONES } from '@ostrov/shared/restaurants/borders'
import { LENINA, squareAround } from '../../../../test/kitchen'
import { openKitchen } from '../../../../test/orders'
import { businessManager } from '../../../../test/people'
import { ZONE } from '../../../../test/place'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { clock, pool } = product
const [lon, lat] = LENINA.coordinates
const around = squareAround(LENINA)

async function kitchen() {
  const { restaurant_id, owner } = await openKitchen(product, { zone: null })
  const path = `/api/business_user/restaurants/${restaurant_id}/delivery_zone`
  const change = (method: string, rest = '', body?: unknown) =>
    product.call(method, path + rest, { token: owner.token, body })
  const point = `?lon=${lon}&lat=${lat}`
  const cheapest = `/api/restaurants/${restaurant_id}/delivery_zone/user_cheapest_zone/unauthorized${point}`
  return {
    ...{ restaurant_id, owner, path, change, point },
    add: (changes: object = {}) => change('POST', '', { ...ZONE, ...changes }),
    serving: async () => (await product.call('GET', cheapest)).body.zone,
  }
}

test('a zone that was added serves its addresses at once, and is listed with all it was given', async () => {
  const { add, serving, change } = await kitchen()
  expect(await serving()).toBeNull()
  const { status, body } = await add({ free_delivery_sum: 3000, fill_color: '#B3261E' })
  expect([status, body]).toMatchObject([200, { name: 'Центр', is_active: true, free_delivery_sum: 3000 }])
  expect((await serving()).id).toBe(body.id)
  expect((await change('GET')).body).toMatchObject({ total: 1, items: [{ id: body.id, fill_color: '#B3261E' }] })
})

test('a zone with a hole does not serve what lies in the hole', async () => {
  const { add, serving } = await kitchen()
  const hole = squareAround(LENINA, 0.01).coordinates
  await add({ polygon: { ...around, coordinates: [...around.coordinates, ...hole] } })
  expect(await serving()).toBeNull()
})

test('a zone is changed in part, switched off, and deleted', async () => {
  const { add, change, serving } = await kitchen()
  const { id } = (await add()).body
  expect((await change('PUT', `/${id}`, { price: 90 })).body).toMatchObject({ price: 90, min_order_sum: 1000 })
  await change('PUT', `/${id}`, { is_active: false })
  expect(await serving()).toBeNull()
  expect((await change('GET')).body.items).toHaveLength(1)
  expect((await change('DELETE', `/${id}`)).status).toBe(200)
  expect((await change('DELETE', `/${id}`)).body.errorMessage).toBe('zone.not_found')
  expect((await change('GET')).body.items).toEqual([])
})

const ring = around.coordinates[0] ?? []
const [a, b, c, d] = ring
const crossed: Polygon = { ...around, coordinates: [[a, c, b, d, a].flatMap((point) => (point ? [point] : []))] }
test.each([
  ['is empty', { ...around, coordinates: [] }, 'нет границы'],
  ['has an empty border', { ...around, coordinates: [[]] }, 'нет границы'],
  ['is not closed', { ...around, coordinates: [ring.slice(0, -1)] }, 'не\u00A0замкнута'],
  ['crosses itself', crossed, 'пересекает сама себя'],
  ['has a hole outside', { ...around, coordinates: [ring, squareAround(LENINA, 0.2).coordinates[0]] }, 'выходит'],
])('a polygon that %s is refused with a sentence that says so, new and changed', async (_, polygon, words) => {
  const { add, change } = await kitchen()
  const { id } = (await add()).body
  for (const refused of [await add({ polygon }), await change('PUT', `/${id}`, { polygon })]) {
    expect([refused.status, refused.body.errorMessage]).toEqual([422, 'zone.polygon_invalid'])
    expect(refused.body.errors.polygon).toContain(words)
  }
})

test('a polygon outside of the region, or that is no polygon, is refused', async () => {
  const { add } = await kitchen()
  const moscow = squareAround({ type: 'Point', coordinates: [37.6, 55.7] })
  expect((await add({ polygon: moscow })).body.errorMessage).toBe('address.outside_region')
  expect((await add({ polygon: { type: 'Point', coordinates: [1, 2] } })).status).toBe(422)
  expect((await add({ polygon: { type: 'Polygon', coordinates: [[[1, 200]]] } })).status).toBe(422)
})

test('who saves over another’s change is told what the zone is now', async () => {
  const { add, change } = await kitchen()
  const { id, version } = (await add()).body
  clock.now = new Date(clock.now.getTime() + 1000)
  const first = await change('PUT', `/${id}`, { price: 300, version })
  const second = await change('PUT', `/${id}`, { name: 'Север', version })
  expect([first.status, second.status, second.body.errorMessage]).toEqual([200, 409, 'zone.changed'])
  expect(second.body.current).toMatchObject({ id, price: 300, name: 'Центр' })
  const merged = await change('PUT', `/${id}`, { name: 'Север', version: second.body.current.version })
  expect(merged.body).toMatchObject({ name: 'Север', price: 300 })
})

test('zones come all at once or not at all, and the sentence names the wrong one', async () => {
  const { change } = await kitchen()
  const wrong = { ...ZONE, name: 'Кривая', polygon: crossed }
  const refused = await change('POST', '/import', { items: [ZONE, wrong] })
  expect([refused.status, refused.body.errors.polygon]).toMatchObject([422, expect.stringContaining('«Кривая»')])
  expect((await change('GET')).body.items).toEqual([])
  const items = [ZONE, { ...ZONE, name: 'Север', is_active: false }]
  expect((await change('POST', '/import', { items })).body.total).toBe(2)
})

test('a restaurant has a hundred zones at most, however they come', async () => {
  const { change, add } = await kitchen()
  const items = Array(MAX_ZONES).fill(ZONE)
  expect((await change('POST', '/import', { items })).status).toBe(200)
  expect((await add()).body.errorMessage).toBe('zone.too_many')
  expect((await change('POST', '/import', { items: [ZONE] })).status).toBe(409)
})

test('the zones around a point come with the serving one first, of a restaurant that nobody has approved too', async () => {
  const { change, add, point, restaurant_id } = await kitchen()
  await pool.query(`update restaurant set moderation_status = 'pending' where id = $1`, [restaurant_id])
  await add({ name: 'Дорогая', price: 500 })
  await add({ name: 'Дешёвая', price: 100 })
  await add({ name: 'Выключенная', price: 0, is_active: false })
  const { zones: items } = (await change('GET', `/around${point}`)).body
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Дешёвая', 'Дорогая'])
  expect((await change('GET', '/around?lon=37.6&lat=55.7')).body.errorMessage).toBe('address.outside_region')
})

test('a manager changes zones with the permission and finds no restaurant without it', async () => {
  const { owner, restaurant_id, path } = await kitchen()
  for (const [permission, status] of [['menu', 404] as const, ['settings', 200] as const]) {
    const { token } = await businessManager(product, owner, restaurant_id, [permission])
    expect((await product.call('POST', path, { token, body: ZONE })).status).toBe(status)
  }
})

test('the log says what of a zone became what', async () => {
  const { add, change } = await kitchen()
  const { id } = (await add()).body
  await change('PUT', `/${id}`, { price: 250 })
  await change('PUT', `/${id}`, { price: 250 })
  await change('DELETE', `/${id}`)
  const { rows } = await pool.query(`select action, "from", "to" from log where subject = $1 order by id`, [
    `zone:${id}`,
  ])
  expect(rows).toMatchObject([
    { action: 'zone.create', from: null, to: { name: 'Центр', polygon: around } },
    { action: 'zone.change', from: { price: 200 }, to: { price: 250 } },
    { action: 'zone.delete', from: { price: 250 }, to: null },
  ])
})
