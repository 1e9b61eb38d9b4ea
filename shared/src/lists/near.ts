/** Rows that stand somewhere: a list of them may begin with what is nearest to a point, and hold what lies in a window of the map. */
import type { Position } from '../geo/shapes'

/** Degrees behind the point: some hundred metres, so that an address tells nobody’s house and neighbours share their page; of a window’s corners some ten. */
const [NEAR_DIGITS, WINDOW_DIGITS] = [3, 4]
/** The parameter of a window. */
export const WINDOW = 'window'
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,15})?`

/** `46.959,142.738`: latitude first, as maps write it. */
export const NEAR_PATTERN = `^${NUMBER},${NUMBER}$`
/** `46.9,142.6,47.1,142.9`: the south-western corner, then the north-eastern one. */
export const WINDOW_PATTERN = `^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`

export type MapWindow = { south: number; west: number; north: number; east: number }

/** The point that a parameter says; null where it is none. */
export function readNear(text: unknown): Position | null {
  const [lat, lon] = numbersIn(text, NEAR_PATTERN) ?? []
  return lat !== undefined && lon !== undefined && isOnEarth(lat, lon) ? [lon, lat] : null
}

export const writeNear = ([lon, lat]: Position) => [lat, lon].map((degrees) => rounded(degrees, NEAR_DIGITS)).join(',')

/** The same as addresses keep it. */
export function keptNear(text: string): string | undefined {
  const point = readNear(text)
  return point ? writeNear(point) : undefined
}

/** The window that a parameter says; null where it is none, or empty. */
export function readWindow(text: unknown): MapWindow | null {
  const [south, west, north, east] = numbersIn(text, WINDOW_PATTERN) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null
  return isOnEarth(south, west) && isOnEarth(north, east) && south < north && west < east
    ? { south, west, north, east }
    : null
}

export const writeWindow = ({ south, west, north, east }: MapWindow) =>
  [south, west, north, east].map((degrees) => rounded(degrees, WINDOW_DIGITS)).join(',')

export function keptWindow(text: string): string | undefined {
  const window = readWindow(text)
  const kept = window && writeWindow(window)
  return kept && readWindow(kept) ? kept : undefined
}

function numbersIn(text: unknown, pattern: string): number[] | null {
  return typeof text === 'string' && new RegExp(pattern).test(text) ? text.split(',').map(Number) : null
}

/** The poles are on no such map. */
const isOnEarth = (lat: number, lon: number) => Math.abs(lat) <= 85 && Math.abs(lon) <= 180
const rounded = (degrees: number, digits: number) => Number(degrees.toFixed(digits))
