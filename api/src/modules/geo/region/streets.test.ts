import { describe, expect, test } from 'bun:test'
import { parseLine } from '../line.ts'
import { cities } from './cities.ts'
import { distanceToSegment, planeAround } from './plane.ts'
import { streetsOf } from './streets.ts'

describe('towns and streets of the region', () => {
  test('no two towns share an id, a name or a slug', () => {
    for (const field of ['id', 'name', 'slug'] as const) {
      expect(new Set(cities.map((city) => city[field])).size).toBe(cities.length)
    }
  })

  test('the regional centre comes first', () => {
    expect(cities[0].name).toBe('Южно-Сахалинск')
  })

  test('Южно-Сахалинск has at least sixty streets and every other town at least eight', () => {
    for (const { slug } of cities) {
      expect({ slug, enough: streetsOf(slug).length >= (slug === 'yuzhno-sahalinsk' ? 60 : 8) }).toEqual({
        slug,
        enough: true,
      })
    }
  })

  test('a street is named once in its town', () => {
    for (const { slug } of cities) {
      const names = streetsOf(slug).map((street) => street.street)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  test('every street lies within twelve kilometres of the centre of its town', () => {
    for (const { slug, centre } of cities) {
      const points = streetsOf(slug).flatMap((street) => street.line.map(planeAround([...centre]).toMetres))
      expect(Math.max(...points.map(([east, north]) => Math.hypot(east, north)))).toBeLessThan(12_000)
    }
  })

  test('no street runs along another one', () => {
    for (const { slug } of cities) expect({ slug, doubled: doubled(slug) }).toEqual({ slug, doubled: [] })
  })

  test('an adjective stands before its type and a name after it', () => {
    const names = streetsOf('yuzhno-sahalinsk').map((street) => street.street_with_type)
    expect(names).toContain('Коммунистический пр-кт')
    expect(names).toContain('пр-кт Мира')
    expect(names).toContain('ул Сахалинская')
  })

  test('a line with half a coordinate is refused', () => {
    expect(() => parseLine('142.7 46.9, 142.8')).toThrow('Not a coordinate')
  })
})

type Slug = (typeof cities)[number]['slug']

function doubled(slug: Slug): string[] {
  const city = cities.find((one) => one.slug === slug)
  const plane = planeAround(city ? [...city.centre] : [0, 0])
  const axes = streetsOf(slug).map(({ street, line }) => ({ street, axis: line.map(plane.toMetres) }))
  return axes.flatMap(({ street, axis }) =>
    axes
      .filter((other) => other.street !== street)
      .filter((other) => {
        const near = axis.filter((point) =>
          other.axis.some((to, index) => distanceToSegment(point, other.axis[index - 1] ?? to, to) < 60),
        )
        return near.length > axis.length / 2
      })
      .map((other) => `${street} — ${other.street}`),
  )
}
