import { beforeAll, expect, test } from 'bun:test'
import { shownPlace } from '@ostrov/shared/ads/places'
import { metresFrom } from '@ostrov/shared/geo/mercator'
import type { Point, Position } from '@ostrov/shared/geo/shapes'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { publish } = await openBoard(product)
const numbers = new Map<string, number>()

const at = (...coordinates: Position): Point => ({ type: 'Point', coordinates })
const HERE: Position = [142.7, 46.95]
/** Two next to one another, one some kilometres to the north, one roughly to the east. */
const PLACES = {
  here: { point: at(142.7012, 46.9512), price: 10_000 },
  beside: { point: at(142.7016, 46.9515), price: 20_000 },
  north: { point: at(142.7, 46.99), price: 30_000, deal: 'sale' },
  // Less far than the north in degrees of the map's width, and farther in metres than in degrees of latitude.
  east: { point: at(142.7533, 46.9502), price: 40_000, is_approximate: true },
} as const

beforeAll(async () => {
  for (const [name, more] of Object.entries(PLACES)) {
    const { number } = await publish('estate', { address: `За мостом, ${name}`, ...more }, await signIn(product))
    numbers.set(name, number)
  }
  numbers.set('nowhere', (await publish('estate', { address: 'Где-то' }, await signIn(product))).number)
})

const namesOf = (items: { number: number }[]) => {
  const names = new Map([...numbers].map(([name, number]) => [number, name]))
  return items.map(({ number }) => names.get(number))
}
const found = async (query: string) => (await call('GET', `/api/ads/estate?${query}`)).body
const map = (query: string) => call('GET', `/api/ads/estate/map?${query}`)
const near = `near=${HERE[1]},${HERE[0]}`

test('the nearest come first by true distance, page after page; what stands nowhere is left out', async () => {
  const order = Object.entries(PLACES)
    .map(([name, place]) => ({ name, to: shownPlace({ address: null, is_approximate: false, ...place }).point }))
    .map(({ name, to }) => ({ name, metres: metresFrom(HERE, to?.coordinates ?? HERE) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ name }) => name)
  const { items, total } = await found(near)
  expect([namesOf(items), total]).toEqual([order, 4])
  expect(order).toEqual(['here', 'beside', 'east', 'north'])
  const first = await found(`${near}&limit=2`)
  expect(namesOf(first.items)).toEqual(order.slice(0, 2))
  expect(namesOf((await found(`${near}&limit=2&page=2`)).items)).toEqual(order.slice(2))
  const after = await found(`${near}&limit=2&after=${first.items[1].number}`)
  expect(namesOf(after.items)).toEqual(order.slice(2))
  expect(namesOf((await found(`${near}&price=15000,`)).items)).toEqual(['beside', 'east', 'north'])
})

test('what is shown roughly is looked for where it is shown', async () => {
  const [, , east] = (await found(near)).items
  expect(east.point).toEqual(shownPlace({ address: null, ...PLACES.east }).point)
  const [lon, lat] = east.point.coordinates
  const piece = [lat - 0.0001, lon - 0.0001, lat + 0.0001, lon + 0.0001].join(',')
  expect(namesOf((await found(`window=${piece}`)).items)).toEqual(['east'])
})

test('a window of the map narrows the list, its counts, and is refused where it is none', async () => {
  const query = 'window=46.94,142.69,46.96,142.76'
  expect(namesOf((await found(`${query}&sort=price`)).items)).toEqual(['here', 'beside', 'east'])
  expect((await call('GET', `/api/ads/estate/facets?${query}`)).body.dealCheckbox).toEqual({ rent: 3 })
  for (const wrong of ['window=1,2,3', 'near=here', 'window=a,b,c,d'])
    expect((await call('GET', `/api/ads/estate?${wrong}`)).status).toBe(422)
})

test('from far what lies together is one place with its count, from near each ad stands with its price', async () => {
  const window = 'window=46.9,142.6,47,142.8'
  const far = (await map(`${window}&zoom=8`)).body
  expect(far.total).toBe(4)
  expect(far.places.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(4)
  // One of them is sold and the others are let: what is paid once goes before what is paid by the month.
  expect(far.places[0]).toMatchObject({ number: null, price: 30_000, price_per: null })
  const [let_, ...others] = (await map(`${window}&zoom=8&dealCheckbox=rent`)).body.places
  expect(others).toEqual([])
  expect(let_).toMatchObject({ count: 3, number: null, price: 10_000, price_per: 'в\u00a0месяц' })
  const close = (await map(`${window}&zoom=18&dealCheckbox=rent`)).body
  expect(close.total).toBe(3)
  expect(close.places).toContainEqual({
    ...PLACES.here,
    ...{ count: 1, number: numbers.get('here'), price_per: 'в\u00a0месяц' },
  })
  expect((await map(`${window}&zoom=0`)).status).toBe(422)
  expect((await map('zoom=12')).status).toBe(422)
})

test('both are read by the index of the section', async () => {
  await pool.query('analyze ad')
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const shown = `section = 'estate' and moderation_status = 'approved' and archived_as is null and hidden_at is null and expires_at > now() and shown_point is not null`
    for (const asked of [
      `where ${shown} order by shown_point <-> point(142.7, 53), number limit 24`,
      `where ${shown} and shown_point <@ box(point(142, 52), point(143, 54))`,
    ]) {
      const { rows } = await client.query(`explain select number from ad ${asked}`)
      expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('ad_estate_nearest')
    }
  } finally {
    client.release(true)
  }
})
