import type { LonLat } from '../src/modules/geo/line'
import { type Edge, edgesOf } from '../src/modules/geo/region/rings'

/** Whether the ring ends where it began. */
export function isClosed(ring: LonLat[]): boolean {
  return ring.length > 3 && String(ring[0]) === String(ring.at(-1))
}

/** Whether two edges of the ring that are not neighbours meet. */
export function crossesItself(ring: LonLat[]): boolean {
  const edges = edgesOf(ring)
  return edges.some((one, i) =>
    edges.some((other, j) => j > i + 1 && !(i === 0 && j === edges.length - 1) && meet(one, other)),
  )
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  // Edges of one straight line have no turns at all: only their boxes tell whether they share a place.
  const boxes = overlap([a[0], b[0]], [c[0], d[0]]) && overlap([a[1], b[1]], [c[1], d[1]])
  return boxes && turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0
}

function overlap(one: [number, number], other: [number, number]): boolean {
  return Math.min(...one) <= Math.max(...other) && Math.min(...other) <= Math.max(...one)
}

function turn(a: LonLat, b: LonLat, c: LonLat): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}
