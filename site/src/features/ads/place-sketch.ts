import type { HouseWire, MapPieceWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'

/** px of the sketch, and how many metres one of them is. */
export const SKETCH = { width: 640, height: 240 }
const METRES = 1.25
const METRES_PER_DEGREE = 111_320
/** Of a house's mark, px. */
const [WIDE, HIGH] = [15, 10]

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

const degreesHigh = METRES / METRES_PER_DEGREE
const degreesWide = (lat: number) => degreesHigh / Math.cos((lat * Math.PI) / 180)
