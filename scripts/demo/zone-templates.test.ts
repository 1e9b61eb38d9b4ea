import { describe, expect, test } from 'bun:test'
import type { LonLat } from '../../api/src/modules/geo/line.ts'
import type { CitySlug } from '../../api/src/modules/geo/region/cities.ts'
import { housesOf } from '../../api/src/modules/geo/region/houses.ts'
import { insideRing } from '../../api/src/modules/geo/region/rings.ts'
import { type District, districtsOf } from '../../api/src/modules/restaurants/zones/zone-templates.ts'
import { crossesItself, isClosed } from '../../api/test/rings'

const delivering = [
  'yuzhno-sahalinsk',
  'korsakov',
  'holmsk',
  'aniva',
  'dolinsk',
  'nevelsk',
] as const satisfies CitySlug[]

describe('delivery zones of the towns', () => {
  test.each(delivering)('%s has two to four zones', (slug) => {
    expect(districtsOf(slug).length).toBeWithin(2, 5)
  })

  test('a town without deliveries has none', () => {
    expect(districtsOf('oha')).toEqual([])
  })

  test.each(delivering)('every zone of %s is a closed ring that does not cross itself', (slug) => {
    for (const zone of districtsOf(slug)) {
      expect(isClosed(ringOf(zone))).toBe(true)
      expect(crossesItself(ringOf(zone))).toBe(false)
    }
  })

  test.each(delivering)('a wider zone of %s covers the narrower one and costs more', (slug) => {
    const zones = districtsOf(slug)
    for (const [index, wider] of zones.entries()) {
      const inner = zones[index - 1]
      if (!inner) continue
      expect(ringOf(inner).every((point) => insideRing(point, ringOf(wider)))).toBe(true)
      expect(wider.price).toBeGreaterThan(inner.price)
      expect(wider.min_order_sum).toBeGreaterThan(inner.min_order_sum)
    }
  })

  test.each(delivering)('the widest zone of %s covers every house', (slug) => {
    const widest = districtsOf(slug).at(-1)
    expect(housesOf(slug).filter((house) => !widest || !insideRing(house.coordinates, ringOf(widest)))).toEqual([])
  })

  test.each(['210', '234'])('Ленина, %s lies in the centre', (number) => {
    const [centre] = districtsOf('yuzhno-sahalinsk')
    const house = housesOf('yuzhno-sahalinsk').find((one) => one.street === 'Ленина' && one.house === number)
    expect(centre && house && insideRing(house.coordinates, ringOf(centre))).toBe(true)
  })

  test.each(['dalnee', 'troitskoe', 'lugovoe', 'novo-aleksandrovsk'] as const)('the capital delivers to %s', (slug) => {
    const widest = districtsOf('yuzhno-sahalinsk').at(-1)
    expect(housesOf(slug).every((house) => widest && insideRing(house.coordinates, ringOf(widest)))).toBe(true)
  })
})

function ringOf(zone: District): LonLat[] {
  return zone.coordinates.coordinates[0] ?? []
}
