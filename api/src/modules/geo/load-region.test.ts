import { expect, test } from 'bun:test'
import { openProduct } from '../../../test/product'
import { City } from './city'
import { House } from './house'
import { loadRegion } from './load-region'

const { call, em, pool } = await openProduct()
// A town that somebody has made before, with a centre of its own.
const centre: [number, number] = [142.95, 53.58]
const fork = em()
fork.create(City, { name: 'Оха', slug: 'okha', coordinates: { type: 'Point', coordinates: centre }, sort: 77 })
await fork.flush()
const first = await loadRegion(pool)

async function hints(query: string): Promise<string[]> {
  const { body } = await call('POST', '/api/hints/addresses', { body: { query } })
  return body.items.map((one: { address: string }) => one.address)
}

test('the towns and houses of the region come into an empty database', async () => {
  expect([await em().count(City), await em().count(House)]).toEqual([24, first.houses])
  expect(first.houses).toBeGreaterThan(12_000)
  expect((await hints('южно-сахалинск ленина 234'))[0]).toBe('Ленина, 234, Южно-Сахалинск')
})

test('loaded again, nothing changes', async () => {
  expect(await loadRegion(pool)).toEqual({ towns: 0, houses: 0 })
})

test('a town that was there before keeps what was made of it, and gets its houses', async () => {
  const okha = await em().findOneOrFail(City, { name: 'Оха' })
  expect([okha.slug, okha.sort, okha.coordinates.coordinates]).toEqual(['okha', 77, centre])
  expect(await em().count(House, { city_id: okha.id })).toBeGreaterThan(100)
})

test('a house that has moved comes back to its place', async () => {
  const moved = await em().findOneOrFail(House, { street: 'Ленина', house: '234' })
  await em().nativeUpdate(House, { id: moved.id }, { lon: 142.7 })
  expect(await loadRegion(pool)).toEqual({ towns: 0, houses: 1 })
  expect((await em().findOneOrFail(House, { id: moved.id })).lon).toBe(moved.lon)
})

test('a town added to the database is understood', async () => {
  const added = em()
  const city = added.create(City, {
    name: 'Новая Гавань',
    slug: 'novaya-gavan',
    coordinates: { type: 'Point', coordinates: [142.9, 46.6] },
  })
  await added.flush()
  const house = { street: 'Портовая', street_with_type: 'ул Портовая', house: '3', search_text: 'портовая 3' }
  added.create(House, { ...house, city_id: city.id, lon: 142.9, lat: 46.6 })
  await added.flush()
  expect(await hints('Новая Гавань, Портовая 3')).toEqual(['Портовая, 3, Новая Гавань'])
})
