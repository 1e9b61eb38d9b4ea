import { describe, expect, test } from 'bun:test'
import type { Polygon } from '@ostrov/shared/geo/shapes'
import { cornerName, cornersOf, placeOf, shiftWords, stepAt, whyKept, withMoved, withoutCorner } from './border-corners'

const border: Polygon = {
  type: 'Polygon',
  coordinates: [
    [
      [142.7, 46.9],
      [142.8, 46.9],
      [142.8, 47],
      [142.7, 47],
      [142.7, 46.9],
    ],
    [
      [142.74, 46.94],
      [142.76, 46.94],
      [142.75, 46.96],
      [142.74, 46.94],
    ],
  ],
}
const last = { ring: 0, at: 3 }
const first = { ring: 0, at: 0 }
const inHole = { ring: 1, at: 0 }

test('corners are the outline’s and then the holes’, each once, and are named by their ring', () => {
  const corners = cornersOf(border)
  expect(corners).toHaveLength(7)
  expect(corners.map((corner) => cornerName(border, corner)).slice(3, 5)).toEqual([
    'Точка 4 из\u00A04',
    'Вырез 1, точка 1 из\u00A03',
  ])
  expect(cornersOf(null)).toEqual([])
})

describe('a corner that is moved', () => {
  test('is so many metres away, and no other is', () => {
    const moved = withMoved(border, { ring: 0, at: 1 }, { east: -200, north: 1000 })
    const [lon, lat] = placeOf(moved, { ring: 0, at: 1 })
    expect((lat - 46.9) * 111_195).toBeCloseTo(999, -1)
    expect((142.8 - lon) * 111_195 * Math.cos((46.9 * Math.PI) / 180)).toBeCloseTo(200, -1)
    expect(moved.coordinates[1]).toEqual(border.coordinates[1] ?? [])
    expect(placeOf(moved, last)).toEqual([142.7, 47])
  })

  test('leaves its ring closed where it is the first one, of a hole too', () => {
    for (const corner of [first, inHole]) {
      const ring = withMoved(border, corner, { east: 10, north: 0 }).coordinates[corner.ring] ?? []
      expect(ring.at(-1)).toEqual(ring[0])
      expect(ring[0]).not.toEqual(border.coordinates[corner.ring]?.[0])
    }
  })

  test('comes back by the opposite step', () => {
    const there = withMoved(border, inHole, { east: 0, north: 50 })
    expect(withMoved(there, inHole, { east: 0, north: -50 })).toEqual(border)
  })
})

describe('a corner that is taken away', () => {
  test('leaves a closed ring of the others', () => {
    expect(withoutCorner(border, first).coordinates[0]).toEqual([
      [142.8, 46.9],
      [142.8, 47],
      [142.7, 47],
      [142.8, 46.9],
    ])
    expect(withoutCorner(border, last).coordinates[0]?.at(-1)).toEqual([142.7, 46.9])
  })

  test('has to leave three, else it is said why it stays', () => {
    expect(whyKept(border, first)).toBeNull()
    expect(whyKept(withoutCorner(border, first), first)).toContain('границе нужны')
    expect(whyKept(border, inHole)).toContain('вырезу нужны')
  })
})

test('a step is a round number of metres that reads as some ten pixels at any zoom', () => {
  expect([10, 12, 14, 16, 18].map((zoom) => stepAt(46.95, zoom))).toEqual([1000, 200, 50, 20, 5])
  for (const zoom of [6, 9.25, 13.5, 17.75]) {
    const perPixel = (40_075_017 * Math.cos((46.95 * Math.PI) / 180)) / (256 * 2 ** zoom)
    expect(stepAt(46.95, zoom) / perPixel).toBeGreaterThan(6)
    expect(stepAt(46.95, zoom) / perPixel).toBeLessThan(16)
  }
})

test('where a corner went is said by the sides of the world', () => {
  expect(shiftWords({ east: 0, north: 20 })).toBe('20\u00A0м на\u00A0север')
  expect(shiftWords({ east: -1500, north: -50 })).toBe('50\u00A0м на\u00A0юг и\u00A01,5\u00A0км на\u00A0запад')
  expect(shiftWords({ east: 0, north: 0 })).toBe('на\u00A0прежнем месте')
})
