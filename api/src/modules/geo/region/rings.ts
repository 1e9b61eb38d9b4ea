import type { LonLat } from '../line.ts'

// Geometry for the data; the rules of delivery zones are decided by the database.

/** Whether the closed ring holds the point, by counting the edges a ray to the east meets. */
export const insideRing = (point: LonLat, ring: LonLat[]): boolean => insideEdges(point, edgesOf(ring))

/** The same by the edges themselves; those that lie wholly to the north or south of the point may be left out. */
export function insideEdges([lon, lat]: LonLat, edges: readonly Edge[]): boolean {
  const met = edges.filter(([[x1, y1], [x2, y2]]) => {
    return y1 > lat !== y2 > lat && lon < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)
  })
  return met.length % 2 === 1
}

export type Edge = [from: LonLat, to: LonLat]

export function edgesOf(ring: LonLat[]): Edge[] {
  return ring.flatMap((to, index) => {
    const from = ring[index - 1]
    return from ? [[from, to] satisfies Edge] : []
  })
}
