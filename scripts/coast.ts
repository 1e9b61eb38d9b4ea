import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LonLat, parseLine } from '../api/src/modules/geo/line.ts'
import { drawnToTowns } from './shores.ts'

/** Lines that outlines share: each is a first point and then steps, in whole parts of a grid. */
type Outlines = {
  arcs: [number, number][][]
  transform: { scale: LonLat; translate: LonLat }
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}
type Box = { west: number; south: number; east: number; north: number }

/** As far as a map of the region is ever drawn at its least zoom. */
const SEEN: Box = { west: 126, south: 36, east: 170, north: 62 }
/** Where every bend counts, and how far in degrees a line may be moved there and beyond. */
const REGION: Box = { west: 140, south: 43, east: 157.5, north: 54.8 }
const [FINE, ROUGH] = [0.0012, 0.06]
/** Too small for that outline, and drawn by us. */
const MONERON = parseLine(
  '141.22 46.22, 141.25 46.26, 141.26 46.29, 141.24 46.30, 141.21 46.28, 141.20 46.24, 141.22 46.22',
)

/** The land of the region and around it, as Natural Earth has it (1:10 000 000, public domain): closed rings. */
export function coast(): LonLat[][] {
  const { arcs, transform, objects }: Outlines = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('world-atlas/land-10m.json')), 'utf8'),
  )
  const lines = arcs.map((arc) => placed(arc, transform))
  const outer = objects.land.geometries.flatMap((one) => one.arcs.flatMap(([ring]) => (ring ? [ring] : [])))
  const rings = outer
    .map((ring) => simplify(clip(joined(ring, lines), SEEN)))
    .filter((ring) => ring.length > 3 && (ring.some((point) => isIn(point, REGION)) || ring.length > 8))
  return [...drawnToTowns(rings).map(simplify), MONERON]
}

function placed(arc: Outlines['arcs'][number], { scale, translate }: Outlines['transform']): LonLat[] {
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    x += right
    y += up
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative number is a line walked backwards. */
function joined(ring: readonly number[], lines: readonly LonLat[][]): LonLat[] {
  return ring.flatMap((index, at) => {
    const line = index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])
    return at === 0 ? line : line.slice(1)
  })
}

/** The part of a closed ring within a box, side by side (Sutherland–Hodgman). */
function clip(ring: LonLat[], { west, south, east, north }: Box): LonLat[] {
  const sides = [
    { axis: 0, at: west, within: (value: number) => value >= west },
    { axis: 0, at: east, within: (value: number) => value <= east },
    { axis: 1, at: south, within: (value: number) => value >= south },
    { axis: 1, at: north, within: (value: number) => value <= north },
  ] as const
  const open = sides.reduce((points, { axis, at, within }) => {
    return points.flatMap((to, index) => {
      const from = points.at(index - 1) ?? to
      const [was, is] = [within(from[axis]), within(to[axis])]
      if (was === is) return is ? [to] : []
      const part = (at - from[axis]) / (to[axis] - from[axis])
      const met: LonLat = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      return is ? [met, to] : [met]
    })
  }, ring.slice(1))
  return [...open, ...open.slice(0, 1)]
}

/** The ring without what cannot be seen (Douglas–Peucker), to a thousandth of a degree. */
function simplify(ring: LonLat[]): LonLat[] {
  const kept = new Set([0, ring.length - 1])
  const spans: [number, number][] = [[0, ring.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, most] = [-1, 1]
    for (let index = from + 1; index < to; index += 1) {
      const away = awayFrom(ring[index], ring[from], ring[to]) / (isIn(ring[index], REGION) ? FINE : ROUGH)
      if (away > most) [farthest, most] = [index, away]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return ring.filter((_, index) => kept.has(index)).map(([lon, lat]) => [fine(lon), fine(lat)])
}

/** Degrees of latitude between a point and a segment. */
function awayFrom(point?: LonLat, from?: LonLat, to?: LonLat): number {
  if (!point || !from || !to) return 0
  const narrow = Math.cos((point[1] * Math.PI) / 180)
  const [dx, dy] = [(to[0] - from[0]) * narrow, to[1] - from[1]]
  const [x, y] = [(point[0] - from[0]) * narrow, point[1] - from[1]]
  const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - dx * along, y - dy * along)
}

function isIn(point: LonLat | undefined, { west, south, east, north }: Box): boolean {
  return point !== undefined && point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north
}

const fine = (degrees: number) => Math.round(degrees * 1000) / 1000
