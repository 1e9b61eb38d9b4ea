import { beforeAll, expect, test } from 'bun:test'
import type { Position } from '@ostrov/shared/geo/shapes'
import { makeRestaurant } from '../../../test/kitchen'
import { openTown } from '../../../test/organizations'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'organizations=100/86400' })
const { call, pool } = product

const HERE: Position = [142.7, 46.95]
/** Two next to one another, a restaurant to the north; the others are seen by nobody or stand nowhere. */
const PLACES: Readonly<Record<string, Position | null>> = {
  Аптека: [142.7012, 46.9512],
  Баня: [142.7016, 46.9515],
  Гараж: null,
  Скрытая: [142.7, 46.951],
  Ждущая: [142.7, 46.952],
}

beforeAll(async () => {
  const town = await openTown(product)
  for (const [name, place] of Object.entries(PLACES)) {
    const more = { name, category: name === 'Баня' ? 'leisure' : 'medicine', address: `За мостом, ${name}` }
    const { id } = name === 'Ждущая' ? (await town.add(more)).body : await town.open(more)
    const point = place && JSON.stringify({ type: 'Point', coordinates: place })
    await pool.query('update organization set point = $2, is_hidden = $3 where id = $1', [
      ...[id, point],
      name === 'Скрытая',
    ])
  }
  const em = product.em()
  for (const moderation_status of ['approved', 'pending'] as const) {
    const title = moderation_status === 'approved' ? 'Кухня' : 'Черновик'
    const { id } = await makeRestaurant(em, { title, moderation_status })
    await pool.query(
      `update restaurant set general_info = jsonb_set(general_info, '{coordinates}', '{"type":"Point","coordinates":[142.7,46.99]}') where id = $1`,
      [id],
    )
  }
})

const WINDOW = 'window=46.9,142.6,47,142.8'
const map = (query: string) => call('GET', `/api/organizations/map?${query}`)
const found = async (query: string) => {
  const { status, body } = await call('GET', `/api/organizations?${query}`)
  expect(status).toBe(200)
  return body.items.map(({ name }: { name: string }) => name)
}

test('from far what lies together is one place with its count, from near each stands with its name; nobody’s secret does', async () => {
  const far = (await map(`${WINDOW}&zoom=8`)).body
  expect(far.total).toBe(3)
  expect(far.places[0]).toMatchObject({ number: null, name: null })
  const close = (await map(`${WINDOW}&zoom=19`)).body
  expect(close.places.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Аптека', 'Баня', 'Кухня'])
  const { body } = await call('GET', '/api/organizations?category=leisure')
  expect(close.places).toContainEqual({
    ...{ point: { type: 'Point', coordinates: PLACES.Баня }, count: 1 },
    ...{ number: body.items[0].number, name: 'Баня' },
  })
})

test('the map asks what the catalogue asks, and a window of it narrows the catalogue with its counts', async () => {
  expect((await map(`${WINDOW}&zoom=18&category=leisure,food`)).body.total).toBe(2)
  expect((await map(`${WINDOW}&zoom=18&query=аптека`)).body.total).toBe(1)
  const near = 'window=46.94,142.69,46.96,142.76'
  expect(await found(near)).toEqual(['Аптека', 'Баня'])
  expect((await call('GET', `/api/organizations/facets?${near}`)).body.category).toEqual({ medicine: 1, leisure: 1 })
  for (const wrong of ['zoom=12', `${WINDOW}&zoom=0`, 'window=1,2,3&zoom=12'])
    expect((await map(wrong)).status).toBe(422)
})

test('the nearest come first, page after page; what stands nowhere is left out', async () => {
  const near = `near=${HERE[1]},${HERE[0]}`
  expect(await found(near)).toEqual(['Аптека', 'Баня', 'Кухня'])
  expect(await found(`${near}&limit=1&page=3`)).toEqual(['Кухня'])
  const { items } = (await call('GET', `/api/organizations?${near}&limit=1`)).body
  expect(await found(`${near}&after=${items[0].number}`)).toEqual(['Баня', 'Кухня'])
})

test('both are read by the indexes of organizations and of restaurants', async () => {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const everyone = `(select o.number, o.shown_point, moderation_status = 'approved' and not is_hidden and deleted_at is null as is_shown from organization o
      union all select r.organization_number, r.shown_point, r.moderation_status = 'approved' from restaurant r) o`
    for (const asked of [
      'and o.shown_point <@ box(point(142, 52), point(143, 54))',
      'order by o.shown_point <-> point(142.7, 53), o.number limit 24',
    ]) {
      const { rows } = await client.query(
        `explain select o.number from ${everyone} where o.is_shown and o.shown_point is not null ${asked}`,
      )
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n')
      expect(plan).toContain('organization_near')
      expect(plan).toContain('restaurant_near')
    }
  } finally {
    client.release(true)
  }
})
