import type { HouseWire, MapPieceWire } from '@ostrov/shared/geo/schema'
import type { Point, Position } from '@ostrov/shared/geo/shapes'
import { clip, placeLabels, type Spot, type StreetLabel } from '@ostrov/shared/map/street-labels'

/** px of the sketch, and how many metres one of them is. */
export const SKETCH = { width: 640, height: 240 }
const METRES = 1.25
const METRES_PER_DEGREE = 111_320
/** Of a house's mark, px. */
const [WIDE, HIGH] = [15, 10]
/** What a phone shows of the sketch: names stand within it, px. */
const MIDDLE = { left: 145, top: 16, x: 350, y: 208 }

export type SketchStreet = { name: string; line: readonly Position[] }

/** The piece of the map that a sketch around a point shows. */
export function pieceAround({ coordinates: [lon, lat] }: Point): MapPieceWire {
  const [wide, high] = [(SKETCH.width / 2) * degreesWide(lat), (SKETCH.height / 2) * degreesHigh]
  return { west: lon - wide, east: lon + wide, south: lat - high, north: lat + high }
}

/** The houses around a point as one path, each a mark at its place. */
export function housesPath({ coordinates: [lon, lat] }: Point, houses: readonly HouseWire[]): string {
  return houses
    .map((house) => {
      const x = SKETCH.width / 2 + (house.lon - lon) / degreesWide(lat) - WIDE / 2
      const y = SKETCH.height / 2 - (house.lat - lat) / degreesHigh - HIGH / 2
      return `M${Math.round(x)} ${Math.round(y)}h${WIDE}v${HIGH}h-${WIDE}z`
    })
    .join('')
}

/** The streets around a point: those in view as one path, and where their names go. */
export function streetsAround(
  { coordinates: [lon, lat] }: Point,
  streets: readonly SketchStreet[],
): { path: string; names: StreetLabel[] } {
  const size = { x: SKETCH.width, y: SKETCH.height }
  const spotOf = ([east, north]: Position): Spot => ({
    x: size.x / 2 + (east - lon) / degreesWide(lat),
    y: size.y / 2 - (north - lat) / degreesHigh,
  })
  const drawn = streets
    .map(({ name, line }) => ({ name, line: line.map(spotOf) }))
    .filter(({ line }) => isSeen(line, size))
  const path = drawn.map(({ line }) => `M${line.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
  const moved = drawn.map(({ name, line }) => ({
    name,
    line: line.map(({ x, y }) => ({ x: x - MIDDLE.left, y: y - MIDDLE.top })),
  }))
  const names = placeLabels(moved, MIDDLE).map((label) => ({
    ...label,
    at: { x: Math.round(label.at.x + MIDDLE.left), y: Math.round(label.at.y + MIDDLE.top) },
    angle: Math.round(label.angle),
  }))
  return { path: path.join(''), names }
}

const isSeen = (line: readonly Spot[], size: Spot) =>
  line.some((end, index) => {
    const start = line[index - 1]
    return start !== undefined && clip(start, end, size) !== null
  })

const degreesHigh = METRES / METRES_PER_DEGREE
const degreesWide = (lat: number) => degreesHigh / Math.cos((lat * Math.PI) / 180)
