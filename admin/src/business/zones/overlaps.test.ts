import { describe, expect, test } from 'bun:test'
import type { Polygon, Position } from '@ostrov/shared/geo/shapes'
import type { PeakWay } from '@ostrov/shared/restaurants/peak'
import { square } from '../../../../shared/test/square'
import { closePairs } from './close-pairs'
import { MOST_CUTS, type Overlaps, overlapsOf } from './overlaps'

const zone = (id: string, rings: Position[][], price = 100, is_active = true) => {
  const polygon: Polygon = { type: 'Polygon', coordinates: rings }
  const peak = { peak: 'same' as PeakWay, peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  return { id, polygon, price, min_order_sum: 0, free_delivery_sum: null, is_active, ...peak }
}
const wide = zone('wide', [square(142, 46, 4)], 300)

async function cut(zones: Parameters<typeof overlapsOf>[0]): Promise<Overlaps> {
  return (await overlapsOf(zones)) ?? { pairs: [], idle: [] }
}

describe('two zones', () => {
  test('that overlap share just the ground that both cover', async () => {
    const { pairs } = await cut([zone('a', [square(142, 46, 2)]), zone('b', [square(143, 47, 2)])])
    expect(pairs.map(({ ids }) => ids)).toEqual([['a', 'b']])
    const corners = pairs[0]?.shared[0]?.coordinates[0] ?? []
    expect(new Set(corners.map(String))).toEqual(new Set(['143,47', '144,47', '144,48', '143,48']))
  })

  test.each([
    ['a side', [square(144, 46, 2)]],
    ['a corner', [square(144, 48, 2)]],
    ['a part of a side', [square(144, 47, 5)]],
    ['nothing', [square(150, 46, 1)]],
  ])('that have %s in common do not overlap', async (_, rings) => {
    expect((await cut([zone('a', [square(142, 46, 2)]), zone('b', rings)])).pairs).toEqual([])
  })

  test('of which one lies within the other overlap, unless it lies in a hole of it', async () => {
    const inner = zone('inner', [square(143, 47, 1)])
    expect((await cut([wide, inner])).pairs).toMatchObject([{ nested: true }])
    const holed = zone('holed', [square(142, 46, 4), square(143, 47, 1)])
    expect((await cut([holed, inner])).pairs).toEqual([])
    expect((await cut([holed, zone('beyond', [square(143, 47, 2)])])).pairs).toMatchObject([{ nested: false }])
  })

  test('that cross with no corner of one within the other overlap', async () => {
    const bar = (from: Position, to: Position): Position[] => [from, [to[0], from[1]], to, [from[0], to[1]], from]
    const [across, down] = [zone('a', [bar([142, 47], [146, 48])]), zone('b', [bar([143, 46], [144, 49])])]
    expect((await cut([across, down])).pairs).toHaveLength(1)
  })

  test('with the same border overlap, and one that is off overlaps nothing', async () => {
    expect((await cut([wide, { ...wide, id: 'twin' }])).pairs).toHaveLength(1)
    expect((await cut([wide, { ...wide, id: 'twin', is_active: false }])).pairs).toEqual([])
  })
})

describe('a zone serves nowhere', () => {
  test('when a cheaper one covers all of it', async () => {
    expect((await cut([wide, zone('dear', [square(143, 47, 1)], 500)])).idle).toEqual(['dear'])
    expect((await cut([wide, zone('cheap', [square(143, 47, 1)], 50)])).idle).toEqual([])
  })

  test('in no hour: one that is left alone in peak hours serves then', async () => {
    const dear = zone('dear', [square(143, 47, 1)], 500)
    expect((await cut([{ ...wide, peak: 'closed' }, dear])).idle).toEqual([])
    expect((await cut([wide, { ...dear, peak: 'closed' }])).idle).toEqual(['dear'])
  })

  test('when several cheaper ones cover it between them, and not when they leave a gap', async () => {
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
    expect((await cut([dear, ...halves])).idle).toEqual(['dear'])
    expect((await cut([dear, ...halves.slice(0, 1)])).idle).toEqual([])
  })
})

test('cutting that nobody waits for any more is left', async () => {
  expect(await overlapsOf([wide, { ...wide, id: 'twin' }], { left: AbortSignal.abort() })).toBeNull()
})

describe('a hundred zones', () => {
  /** Side by side in ten rows of ten, each a little over the next one. */
  const town = Array.from({ length: 100 }, (_, at) =>
    zone(String(at), [square((at % 10) * 2, Math.floor(at / 10) * 2, 2.1)]),
  )
  /** Exact arithmetic is not what is counted here. */
  const counted = () => {
    const counts = {
      cuts: 0,
      cut: () => {
        counts.cuts++
        return []
      },
    }
    return counts
  }

  test('are compared only with those beside them, and cut only where their boxes meet', async () => {
    let compared = 0
    closePairs(
      town.map(({ polygon }) => polygon),
      () => compared++,
    )
    expect(compared).toBeLessThan(2_000)
    const counts = counted()
    const found = await overlapsOf(town, counts)
    expect([counts.cuts, found?.isPartial]).toEqual([342, undefined])
    // What is known is not cut again.
    await overlapsOf(town, counts)
    expect(counts.cuts).toBe(342)
  })

  test('all over one another are cut so many times and no more, which is said', async () => {
    const heap = Array.from({ length: 60 }, (_, at) => zone(String(at), [square(at / 100, at / 100, 4)]))
    const counts = counted()
    expect((await overlapsOf(heap, counts))?.isPartial).toBe(true)
    expect(counts.cuts).toBe(MOST_CUTS)
  })
})
