/** Maps are drawn in Mercator's projection: what is near or within a window on the map is so by these degrees, which are as long one way as the other. */
import type { Position } from './shapes'

/** The latitude, stretched. */
export const mercatorOf = (lat: number) => degrees(Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)))

/** Metres from one place of the region to another. */
export function metresFrom([lon, lat]: Position, [otherLon, otherLat]: Position): number {
  const wide = (lon - otherLon) * Math.cos(radians((lat + otherLat) / 2))
  return Math.hypot(wide, lat - otherLat) * METRES_PER_DEGREE
}

const METRES_PER_DEGREE = 111_320
const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
