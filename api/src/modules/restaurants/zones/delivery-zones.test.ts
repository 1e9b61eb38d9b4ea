import { expect, test } from 'bun:test'
import type { Point } from '@ostrov/shared/geo/shapes'
import { type Polygon, type Position, pointInPolygon } from '@ostrov/shared/restaurants/zones'
import fc from 'fast-check'
import { openProduct } from '../../../../test/product'
import { rows, sql } from '../../../db/sql'
import { serves } from './delivery-zones'

const { em } = await openProduct()

/** A star around a centre: every angle has one corner, so its outline never crosses itself. */
const star = (corners: number[], reach: number): Position[] => {
  const ring = corners.map((length, i): Position => {
    const angle = (2 * Math.PI * i) / corners.length
    return [142.7 + (reach * length * Math.cos(angle)) / 100, 46.9 + (reach * length * Math.sin(angle)) / 100]
  })
  return [...ring, ...ring.slice(0, 1)]
}
const lengths = fc.array(fc.integer({ min: 50, max: 100 }), { minLength: 3, maxLength: 9 })
const spot = fc.tuple(fc.integer({ min: -1200, max: 1200 }), fc.integer({ min: -1200, max: 1200 }))

/** Within a centimetre of an edge both may be right: so finely a point is asked. */
function isAtEdge([x = 0, y = 0]: Position, polygon: Polygon): boolean {
  const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Position => [x + dx * 1e-7, y + dy * 1e-7]))
  const sides = new Set(near.map((point) => pointInPolygon(point, polygon)))
  return sides.size > 1
}

test('the database and the map agree where a zone serves, its holes included', async () => {
  const property = fc.asyncProperty(lengths, lengths, fc.array(spot, { minLength: 20, maxLength: 20 }), checkAll)
  await fc.assert(property, { numRuns: 60 })
})

async function checkAll(outer: number[], inner: number[], spots: [number, number][]) {
  // A hole reaches at most half as far as the outline's nearest corner can be; a triangle's side may come nearer still.
  const polygon: Polygon = { type: 'Polygon', coordinates: [star(outer, 0.1), star(inner, 0.02)] }
  const points = spots.map(([x, y]): Position => [142.7 + x / 10_000, 46.9 + y / 10_000])
  const clear = points.filter((point) => !isAtEdge(point, polygon))
  const asked = clear.map(([lon = 0, lat = 0]) => serves({ type: 'Point', coordinates: [lon, lat] }, false))
  const [found] = await rows<{ served: boolean[] }>(
    em(),
    sql`select array[${sql.join(asked)}]::boolean[] as served
        from (select true as is_active, geojson_polygon(g) as area, geojson_polygon_holes(g) as holes
              from (select ${JSON.stringify(polygon)}::jsonb as g) given) z`,
  )
  expect([clear, found?.served]).toEqual([clear, clear.map((point) => pointInPolygon(point, polygon))])
}

test('a zone without holes serves as before, and the edge of a hole still belongs to the zone', async () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  const served = async (rings: number[][][], lon: number, lat: number) => {
    const geo = JSON.stringify({ type: 'Polygon', coordinates: rings })
    const [found] = await rows<{ served: boolean }>(
      em(),
      sql`select zone_covers(geojson_polygon(g), geojson_polygon_holes(g), point(${lon}, ${lat})) as served
          from (select ${geo}::jsonb as g) given`,
    )
    return found?.served
  }
  expect(await served([square(0, 9)], 5, 5)).toBe(true)
  expect(await served([square(0, 9), square(4, 6)], 5, 5)).toBe(false)
  expect(await served([square(0, 9), square(4, 6)], 4, 5)).toBe(true)
  expect(await served([square(0, 9), square(1, 2), square(4, 6)], 5, 5)).toBe(false)
})

test('a point is looked up on the index of areas', async () => {
  const point: Point = { type: 'Point', coordinates: [142.7, 46.9] }
  const plan = await em().transactional(async (tx) => {
    await rows(tx, sql`set local enable_seqscan = off`)
    return rows<Record<string, string>>(tx, sql`explain select z.id from delivery_zone z where ${serves(point, true)}`)
  })
  expect(JSON.stringify(plan)).toContain('delivery_zone_area')
})
