import { expect, test } from 'bun:test'
import { openProduct } from '../../../test/product'
import { City } from './city'

const { call, em } = await openProduct()
const fork = em()
fork.create(City, {
  name: 'Корсаков',
  slug: 'korsakov',
  sort: 2,
  coordinates: { type: 'Point', coordinates: [142.79, 46.63] },
  zoom: 14,
})
fork.create(City, {
  name: 'Южно-Сахалинск',
  slug: 'yuzhno-sakhalinsk',
  sort: 1,
  coordinates: { type: 'Point', coordinates: [142.73, 46.95] },
  zoom: 13,
})
await fork.flush()

test('anybody sees the cities in their order', async () => {
  const { status, body } = await call('GET', '/api/cities')
  expect(status).toBe(200)
  expect(body.items.map((city: { name: string }) => city.name)).toEqual(['Южно-Сахалинск', 'Корсаков'])
  expect(body).toMatchObject({ page: 1, limit: 100, total: 2 })
})

test('a limit out of range is refused, never clamped', async () => {
  const { status, body } = await call('GET', '/api/cities?limit=1000')
  expect(status).toBe(422)
  expect(body.errorMessage).toBe('request.invalid')
})

test('an unknown path answers in the product’s own words', async () => {
  const { status, body } = await call('GET', '/api/nothing-here')
  expect(status).toBe(404)
  expect(body.errorMessage).toBe('request.not_found')
})
