import type { LonLat } from '../line.ts'

/** A point in metres east and north of an origin. */
export type Metres = [east: number, north: number]

export type Plane = { toMetres: (point: LonLat) => Metres; toLonLat: (point: Metres) => LonLat }

/** A flat map around `origin`: true to a metre within the size of a town. */
export function planeAround([lon, lat]: LonLat): Plane {
  const perLat = 111_200
  const perLon = 111_320 * Math.cos((lat * Math.PI) / 180)
  return {
    toMetres: (point) => [(point[0] - lon) * perLon, (point[1] - lat) * perLat],
    toLonLat: ([east, north]) => [degrees(lon + east / perLon), degrees(lat + north / perLat)],
  }
}

/** Metres from `point` to the nearest place of the segment `from`–`to`. */
export function distanceToSegment(point: Metres, from: Metres, to: Metres): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy)
}

// Six decimals are a tenth of a metre: more digits would only be noise in the data.
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
