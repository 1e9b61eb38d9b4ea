import type { Spot } from './street-labels'
import { WATERS } from './waters'

type Lands = readonly (readonly (readonly number[])[])[]
type View = {
  size: Spot
  /** Degrees of a spot on the screen. */
  placeOf: (spot: Spot) => { lng: number; lat: number }
  /** Closed rings. */
  lands: Lands
}

const STEP = 56
const EDGE = 24
const CHAR_WIDTH = 8
const HIGH = 24
/** Around a name, px; the more of it is water, the better the name stands. */
const AROUND = 90
const RING = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)

/** Where the names of the waters in view go on the screen: one each, where it lies on water and has most of it around. */
export function placeWaterNames({ size, placeOf, lands }: View): { name: string; at: Spot }[] {
  const isWater = (spot: Spot) => {
    const { lng, lat } = placeOf(spot)
    return !lands.some((ring) => holds(ring, lng, lat))
  }
  const best = new Map<string, { at: Spot; free: number }>()
  for (let y = EDGE; y <= size.y - EDGE; y += STEP) {
    for (let x = EDGE; x <= size.x - EDGE; x += STEP) {
      const at = { x, y }
      if (!isWater(at)) continue
      const name = waterAt(placeOf(at))
      const wide = (name.length * CHAR_WIDTH) / 2
      if (x < wide || x > size.x - wide) continue
      if (!cornersOf(at, wide).every(isWater)) continue
      const around = RING.filter((turn) => isWater({ x: x + AROUND * Math.cos(turn), y: y + AROUND * Math.sin(turn) }))
      const free = around.length - Math.hypot(x - size.x / 2, y - size.y / 2) / Math.hypot(size.x, size.y)
      if (free > (best.get(name)?.free ?? 0)) best.set(name, { at, free })
    }
  }
  return [...best].map(([name, { at }]) => ({ name, at }))
}

const cornersOf = ({ x, y }: Spot, wide: number): Spot[] =>
  [-1, -0.5, 0.5, 1].flatMap((side) => [-HIGH / 2, HIGH / 2].map((down) => ({ x: x + side * wide, y: y + down })))

/** What the water at a place is called. */
export function waterAt({ lng, lat }: { lng: number; lat: number }): string {
  const narrow = Math.cos((lat * Math.PI) / 180)
  let [name, least] = ['', Number.POSITIVE_INFINITY]
  for (const one of WATERS) {
    const away = Math.hypot((one.at[0] - lng) * narrow, one.at[1] - lat)
    if (away < least && away < (one.within ?? least)) [name, least] = [one.name, away]
  }
  return name
}

/** Whether the ring holds the place, by counting the edges a ray to the east meets. */
function holds(ring: Lands[number], lng: number, lat: number): boolean {
  let inside = false
  let [x1 = 0, y1 = 0] = ring.at(-1) ?? []
  for (const [x2 = 0, y2 = 0] of ring) {
    if (y1 > lat !== y2 > lat && lng < x1 + ((x2 - x1) * (lat - y1)) / (y2 - y1)) inside = !inside
    ;[x1, y1] = [x2, y2]
  }
  return inside
}
