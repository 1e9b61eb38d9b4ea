import type { LonLat } from '../api/src/modules/geo/line.ts'
import { type CitySlug, cities } from '../api/src/modules/geo/region/cities.ts'
import { housesOf } from '../api/src/modules/geo/region/houses.ts'
import { distanceToSegment, type Metres, type Plane, planeAround } from '../api/src/modules/geo/region/plane.ts'
import { type Edge, edgesOf, insideEdges } from '../api/src/modules/geo/region/rings.ts'

/** Towns that the sea washes. */
const ON_THE_SHORE: readonly CitySlug[] = [
  ...(['korsakov', 'holmsk', 'nevelsk', 'tomari', 'makarov', 'shahtersk', 'uglegorsk', 'poronaysk'] as const),
  ...(['aleksandrovsk-sahalinskij', 'kurilsk', 'yuzhno-kurilsk', 'severo-kurilsk'] as const),
]
/** Between the outermost house and the water. */
const SHORE_METRES = 150
/** Beyond this the shore stays where it was. */
const REACH_METRES = 14_000
/** As near to that as counts. */
const ENOUGH_METRES = 30
/** A bend of the shore at a town. */
const STEP_METRES = 400
const TURNS = 6

/** The coast drawn to the towns on it: an outline of the whole world misses them by a kilometre or two. */
export function drawnToTowns(rings: readonly LonLat[][]): LonLat[][] {
  return ON_THE_SHORE.reduce((drawn, slug) => drawnTo(slug, drawn), [...rings])
}

function drawnTo(slug: CitySlug, rings: LonLat[][]): LonLat[][] {
  const centre = cities.find((city) => city.slug === slug)?.centre
  if (!centre) return rings
  const plane = planeAround(centre)
  const around = rings.map((ring) => awayFrom(centre, ring, plane))
  const index = around.indexOf(Math.min(...around))
  let shore = closely(rings[index] ?? [], plane)
  for (let turn = 0; turn < TURNS; turn += 1) shore = moved(shore, slug, plane)
  return rings.with(index, shore)
}

/** The whole shore around a town goes so far that the house nearest to the water, or deepest in it, stands at the water. */
function moved(ring: LonLat[], slug: CitySlug, plane: Plane): LonLat[] {
  const near = ring.filter((point) => Math.hypot(...plane.toMetres(point)) < REACH_METRES)
  const edges = edgesOf(near).map(([a, b]): [Metres, Metres] => [plane.toMetres(a), plane.toMetres(b)])
  const beside = edgesBeside(slug, ring)
  const houses = housesOf(slug).map(({ coordinates }) => {
    const at = plane.toMetres(coordinates)
    const away = Math.min(...edges.map(([a, b]) => distanceToSegment(at, a, b)))
    return { at, inland: insideEdges(coordinates, beside) ? away : -away }
  })
  const worst = houses.toSorted((one, other) => one.inland - other.inland)[0]
  if (!worst || Math.abs(worst.inland - SHORE_METRES) < ENOUGH_METRES) return ring
  const shore = nearestOf(near, worst.at, plane)
  const far = Math.hypot(shore[0] - worst.at[0], shore[1] - worst.at[1]) || 1
  const push = (SHORE_METRES - worst.inland) / (worst.inland < 0 ? -far : far)
  return ring.map((point) => {
    const [x, y] = plane.toMetres(point)
    const away = Math.hypot(x - shore[0], y - shore[1])
    if (away > REACH_METRES) return point
    const part = (push * (1 + Math.cos((Math.PI * away) / REACH_METRES))) / 2
    return plane.toLonLat([x + (shore[0] - worst.at[0]) * part, y + (shore[1] - worst.at[1]) * part])
  })
}

/** Those that tell whether a house of the town lies within the ring. */
export function edgesBeside(slug: CitySlug, ring: LonLat[]): Edge[] {
  const heights = housesOf(slug).map(({ coordinates }) => coordinates[1])
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return edgesOf(ring).filter(([[, from], [, to]]) => Math.max(from, to) >= low && Math.min(from, to) <= high)
}

function closely(ring: LonLat[], plane: Plane): LonLat[] {
  return ring.flatMap((to, index) => {
    const from = ring[index - 1]
    if (!from) return [to]
    const [a, b] = [plane.toMetres(from), plane.toMetres(to)]
    if (Math.min(Math.hypot(...a), Math.hypot(...b)) > REACH_METRES) return [to]
    const steps = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / STEP_METRES)
    return Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps))
  })
}

const between = (from: LonLat, to: LonLat, part: number): LonLat => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

function awayFrom(point: LonLat, ring: LonLat[], plane: Plane): number {
  const at = plane.toMetres(point)
  return Math.min(...edgesOf(ring).map(([a, b]) => distanceToSegment(at, plane.toMetres(a), plane.toMetres(b))))
}

function nearestOf(ring: LonLat[], [x, y]: Metres, plane: Plane): Metres {
  const metres = ring.map(plane.toMetres)
  return metres.reduce((best, one) =>
    Math.hypot(one[0] - x, one[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? one : best,
  )
}
