import type { Polygon, Position } from '@ostrov/shared/geo/shapes'

/** A corner of a border: its ring (0 is the outline, those after it the holes) and its place there. */
export type Corner = { ring: number; at: number }
/** Metres. */
export type Shift = { east: number; north: number }

/** A ring of fewer is no border. */
const LEAST = 3
/** px on the screen that one press of an arrow is about. */
const STEP = 10
/** How many steps a press with Shift is. */
export const STRIDE = 10
const EQUATOR_M = 40_075_017
const DEGREE_M = EQUATOR_M / 360
/** px of the whole world at zoom 0. */
const WORLD = 256
const PRECISION = 6

/** Every corner of a border, the outline's first. */
export function cornersOf(border: Polygon | null): Corner[] {
  const rings = border?.coordinates ?? []
  return rings.flatMap((points, ring) => points.slice(0, -1).map((_, at) => ({ ring, at })))
}

/** Longitude and latitude of a corner. */
export function placeOf({ coordinates }: Polygon, { ring, at }: Corner): Position {
  return coordinates[ring]?.[at] ?? [0, 0]
}

/** «Точка 3 из 12», of a hole «Вырез 1, точка 2 из 4». */
export function cornerName({ coordinates }: Polygon, { ring, at }: Corner): string {
  const place = `${at + 1} из\u00A0${(coordinates[ring]?.length ?? 1) - 1}`
  return ring === 0 ? `Точка ${place}` : `Вырез ${ring}, точка ${place}`
}

/** Why a corner has to stay; null when its ring is a border without it. */
export function whyKept({ coordinates }: Polygon, { ring }: Corner): string | null {
  if ((coordinates[ring]?.length ?? 0) > LEAST + 1) return null
  if (ring === 0) return 'Точку не\u00A0удалить: границе нужны хотя\u00A0бы три.'
  return 'Точку не\u00A0удалить: вырезу нужны хотя\u00A0бы три. Весь вырез удаляют в\u00A0поле «Точки границы».'
}

/** The border with one corner elsewhere. */
export function withMoved(border: Polygon, corner: Corner, { east, north }: Shift): Polygon {
  const [lon, lat] = placeOf(border, corner)
  const moved: Position = [
    rounded(lon + east / (DEGREE_M * Math.cos(radians(lat)))),
    rounded(Math.max(-85, Math.min(85, lat + north / DEGREE_M))),
  ]
  return withRing(border, corner.ring, (points) => points.map((point, at) => (at === corner.at ? moved : point)))
}

/** The border without one of its corners. */
export function withoutCorner(border: Polygon, corner: Corner): Polygon {
  return withRing(border, corner.ring, (points) => points.filter((_, at) => at !== corner.at))
}

/** Metres of one step: of 1, 2, 5, 10, 20… what is nearest to so many px of the map there. */
export function stepAt(lat: number, zoom: number): number {
  const wished = (STEP * EQUATOR_M * Math.cos(radians(lat))) / (WORLD * 2 ** zoom)
  const ten = 10 ** Math.floor(Math.log10(wished))
  const away = (step: number) => Math.abs(Math.log(step / wished))
  const nearest = [1, 2, 5, 10]
    .map((part) => part * ten)
    .reduce((one, other) => (away(other) < away(one) ? other : one))
  return Math.max(1, nearest)
}

/** «20 м на север и 1,5 км на восток». */
export function shiftWords({ east, north }: Shift): string {
  const ways = [
    ...(north === 0 ? [] : [`${metresText(Math.abs(north))} на\u00A0${north > 0 ? 'север' : 'юг'}`]),
    ...(east === 0 ? [] : [`${metresText(Math.abs(east))} на\u00A0${east > 0 ? 'восток' : 'запад'}`]),
  ]
  return ways.join(' и\u00A0') || 'на\u00A0прежнем месте'
}

/** «20 м», «1,5 км». */
export function metresText(count: number): string {
  return count < 1000 ? `${count}\u00A0м` : `${String(count / 1000).replace('.', ',')}\u00A0км`
}

/** What is changed has no last point, which only repeats the first. */
function withRing(border: Polygon, ring: number, change: (points: Position[]) => Position[]): Polygon {
  const coordinates = border.coordinates.map((points, at) => {
    if (at !== ring) return points
    const changed = change(points.slice(0, -1))
    const [first] = changed
    return first ? [...changed, first] : changed
  })
  return { ...border, coordinates }
}

const rounded = (degrees: number) => Number(degrees.toFixed(PRECISION))
const radians = (degrees: number) => (degrees * Math.PI) / 180
