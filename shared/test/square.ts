import type { Position } from '../src/geo/shapes'

/** A closed ring of four corners, in degrees. */
export const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
