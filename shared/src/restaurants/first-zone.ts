import type { Point, Polygon } from '../geo/shapes'

/** What a restaurant without zones is offered to begin with. */
const FIRST_ZONE_METRES = 3000
const CORNERS = 32
const METRES_PER_DEGREE = 111_320

/** A circle as a border has it: corners around a point, the last one the first again. */
export function circleAround({ coordinates }: Point, metres = FIRST_ZONE_METRES): Polygon {
  const [lon, lat] = coordinates
  const high = metres / METRES_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const corners = Array.from({ length: CORNERS }, (_, at): [number, number] => {
    const angle = (at / CORNERS) * 2 * Math.PI
    return [rounded(lon + wide * Math.cos(angle)), rounded(lat + high * Math.sin(angle))]
  })
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] }
}

const rounded = (degrees: number) => Number(degrees.toFixed(6))
