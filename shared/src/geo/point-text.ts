import type { Point } from './shapes'

/** Digits behind the point: a hand's breadth. */
const DIGITS = 6

/** A point as one copies it from a map, latitude first: «46.959, 142.738». */
export function pointText({ coordinates: [lon, lat] }: Point): string {
  return [lat, lon].map((degrees) => Number(degrees.toFixed(DIGITS))).join(', ')
}

/** The point that was typed so; null for what is none. */
export function pointOf(text: string): Point | null {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d+)?)[,;\s]+(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim()) ?? []
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) return null
  return { type: 'Point', coordinates: [Number(lon), Number(lat)] }
}

/** A point as the wire has it, among values of any kind. */
export function isPoint(value: unknown): value is Point {
  const coordinates: unknown = typeof value === 'object' && value !== null && Reflect.get(value, 'coordinates')
  return Array.isArray(coordinates) && coordinates.length === 2 && coordinates.every((one) => typeof one === 'number')
}

/** The middle of the region: where a map begins that nobody has shown a place on. */
export const ISLAND: Point = { type: 'Point', coordinates: [142.738, 46.959] }
