import { expect, test } from 'bun:test'
import { openKitchen } from '../../../../test/orders'
import { openProduct } from '../../../../test/product'
import { City } from '../../geo/city'
import { House } from '../../geo/house'

const product = await openProduct()
const { call, em, pool } = product

/** A restaurant in a town of its own with houses in a row, a thousandth of a degree from each other. */
async function inTown(houses: Record<string, number>) {
  const fork = em()
  const slug = Bun.randomUUIDv7()
  const coordinates = { type: 'Point' as const, coordinates: [142, 46] as [number, number] }
  const city = fork.create(City, { name: `Город ${slug}`, slug, coordinates })
  await fork.flush()
  let lon = 142
  for (const [street, count] of Object.entries(houses)) {
    for (let house = 1; house <= count; house++) {
      const place = { city_id: city.id, street, street_with_type: `улица ${street}`, house: String(house) }
      fork.create(House, { ...place, search_text: `${street} ${house}`.toLowerCase(), lon, lat: 46 })
      lon = Math.round((lon + 0.001) * 1000) / 1000
    }
  }
  await fork.flush()
  const { restaurant_id, owner } = await openKitchen(product, { city_id: city.id, zone: null })
  const path = `/api/business_user/restaurants/${restaurant_id}/delivery_zone`
  const asOwner = (method: string, rest: string, body?: unknown) =>
    call(method, path + rest, { token: owner.token, body })
  return {
    restaurant_id,
    coverage: async () => (await asOwner('GET', '/coverage')).body,
    zone: (west: number, east: number, facts: object = {}) => {
      const ring = [
        [west, 45.9],
        [east, 45.9],
        [east, 46.1],
        [west, 46.1],
        [west, 45.9],
      ]
      const zone = { name: 'Зона', polygon: { type: 'Polygon', coordinates: [ring] }, price: 1, min_order_sum: 0 }
      return asOwner('POST', '', { ...zone, fill_color: '#0B6767', border_color: '#0B6767', ...facts })
    },
  }
}

test('houses of the town that no active zone reaches are counted by street, the most of them first', async () => {
  const { coverage, zone } = await inTown({ Ближняя: 3, Дальняя: 4 })
  expect(await coverage()).toMatchObject({ houses: 7, served: 0, streets: [{ houses: 4 }, { houses: 3 }] })
  await zone(141.9995, 142.0035)
  await zone(142.0035, 143, { is_active: false })
  const left = await coverage()
  expect(left).toMatchObject({ houses: 7, served: 4, streets: [{ street: 'улица Дальняя', houses: 3 }] })
  expect(left.streets[0].coordinates.coordinates[0]).toBeGreaterThan(142.0035)
  await zone(142.0035, 143)
  expect(await coverage()).toMatchObject({ houses: 7, served: 7, streets: [] })
})

test('what lies in a hole of a zone is not reached', async () => {
  const { coverage, zone, restaurant_id } = await inTown({ Кольцевая: 3 })
  await zone(141.9, 142.1)
  await pool.query(
    `update delivery_zone set polygon = jsonb_set(polygon, '{coordinates,1}',
       '[[142.0005,45.99],[142.0015,45.99],[142.0015,46.01],[142.0005,46.01],[142.0005,45.99]]') where restaurant_id = $1`,
    [restaurant_id],
  )
  expect(await coverage()).toMatchObject({ houses: 3, served: 2 })
})

test('a town whose houses are not known has none, and nothing is said of it', async () => {
  const { coverage } = await inTown({})
  expect(await coverage()).toMatchObject({ houses: 0, served: 0, streets: [] })
})
