import { describe, expect, test } from 'bun:test'
import type { Polygon, Position } from '@ostrov/shared/geo/shapes'
import type { PeakWay } from '@ostrov/shared/restaurants/peak'
import { overlapsOf } from './overlaps'

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const zone = (id: string, rings: Position[][], price = 100, is_active = true) => {
  const polygon: Polygon = { type: 'Polygon', coordinates: rings }
  const peak = { peak: 'same' as PeakWay, peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  return { id, polygon, price, min_order_sum: 0, free_delivery_sum: null, is_active, ...peak }
}
const wide = zone('wide', [square(142, 46, 4)], 300)

describe('two zones', () => {
  test('that overlap share just the ground that both cover', () => {
    const { pairs } = overlapsOf([zone('a', [square(142, 46, 2)]), zone('b', [square(143, 47, 2)])])
    expect(pairs.map(({ ids }) => ids)).toEqual([['a', 'b']])
    const corners = pairs[0]?.shared[0]?.coordinates[0] ?? []
    expect(new Set(corners.map(String))).toEqual(new Set(['143,47', '144,47', '144,48', '143,48']))
  })

  test.each([
    ['a side', [square(144, 46, 2)]],
    ['a corner', [square(144, 48, 2)]],
    ['a part of a side', [square(144, 47, 5)]],
    ['nothing', [square(150, 46, 1)]],
  ])('that have %s in common do not overlap', (_, rings) => {
    expect(overlapsOf([zone('a', [square(142, 46, 2)]), zone('b', rings)]).pairs).toEqual([])
  })

  test('of which one lies within the other overlap, unless it lies in a hole of it', () => {
    const inner = zone('inner', [square(143, 47, 1)])
    expect(overlapsOf([wide, inner]).pairs).toHaveLength(1)
    const holed = zone('holed', [square(142, 46, 4), square(143, 47, 1)])
    expect(overlapsOf([holed, inner]).pairs).toEqual([])
    expect(overlapsOf([holed, zone('beyond', [square(143, 47, 2)])]).pairs).toHaveLength(1)
  })

  test('that cross with no corner of one within the other overlap', () => {
    const bar = (from: Position, to: Position): Position[] => [from, [to[0], from[1]], to, [from[0], to[1]], from]
    const [across, down] = [zone('a', [bar([142, 47], [146, 48])]), zone('b', [bar([143, 46], [144, 49])])]
    expect(overlapsOf([across, down]).pairs).toHaveLength(1)
  })

  test('with the same border overlap, and one that is off overlaps nothing', () => {
    expect(overlapsOf([wide, { ...wide, id: 'twin' }]).pairs).toHaveLength(1)
    expect(overlapsOf([wide, { ...wide, id: 'twin', is_active: false }]).pairs).toEqual([])
  })
})

describe('a zone serves nowhere', () => {
  test('when a cheaper one covers all of it', () => {
    expect(overlapsOf([wide, zone('dear', [square(143, 47, 1)], 500)]).idle).toEqual(['dear'])
    expect(overlapsOf([wide, zone('cheap', [square(143, 47, 1)], 50)]).idle).toEqual([])
  })

  test('in no hour: one that is left alone in peak hours serves then', () => {
    const dear = zone('dear', [square(143, 47, 1)], 500)
    expect(overlapsOf([{ ...wide, peak: 'closed' }, dear]).idle).toEqual([])
    expect(overlapsOf([wide, { ...dear, peak: 'closed' }]).idle).toEqual(['dear'])
  })

  test('when several cheaper ones cover it between them, and not when they leave a gap', () => {
    const dear = zone('dear', [square(142, 46, 2)], 500)
    const halves = [
      zone('west', [
        [
          [142, 46],
          [143, 46],
          [143, 48],
          [142, 48],
          [142, 46],
        ],
      ]),
      zone('east', [
        [
          [143, 46],
          [144, 46],
          [144, 48],
          [143, 48],
          [143, 46],
        ],
      ]),
    ]
    expect(overlapsOf([dear, ...halves]).idle).toEqual(['dear'])
    expect(overlapsOf([dear, ...halves.slice(0, 1)]).idle).toEqual([])
  })
})
