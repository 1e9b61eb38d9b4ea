/** A piece of the map whose houses are asked for at once, in steps of the grid from the equator and Greenwich. */
export type HouseTile = { x: number; y: number }
export type Box = { west: number; south: number; east: number; north: number }

/** Degrees; some 760 by 560 m on the island, so that a screen needs few and neighbours share their answers. */
const WIDE = 0.01
const HIGH = 0.005

/** The pieces a box lies in. */
export function tilesOf({ west, south, east, north }: Box): HouseTile[] {
  const [left, right] = [Math.floor(west / WIDE), Math.floor(east / WIDE)]
  const [low, high] = [Math.floor(south / HIGH), Math.floor(north / HIGH)]
  return range(left, right).flatMap((x) => range(low, high).map((y) => ({ x, y })))
}

export function boxOf({ x, y }: HouseTile): Box {
  return { west: at(x, WIDE), south: at(y, HIGH), east: at(x + 1, WIDE), north: at(y + 1, HIGH) }
}

const at = (steps: number, step: number) => Number((steps * step).toFixed(3))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
